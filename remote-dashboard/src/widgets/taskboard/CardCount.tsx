import { useTexts } from '@cadence/shared/i18n'
import { boardTexts } from '../../texts/board.ts'

/** How many cards a column has, beside its name. */
export function CardCount({ count }: { count: number }) {
  const t = useTexts(boardTexts)
  return (
    <>
      <b aria-hidden="true">{count}</b>
      <span className="visually-hidden">{t.cards({ count })}</span>
    </>
  )
}
