import styled from '@emotion/styled'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Planner, threeDays } from './PlannerMiniature.tsx'

const Narrow = styled.div`${threeDays}`

function drawn(container: HTMLElement, selector: string) {
  const all = [...container.querySelectorAll(`[data-week] > ${selector}`)]
  return all.filter((each) => getComputedStyle(each).display !== 'none').map((each) => each.textContent)
}

test('a narrow place has three days of the week, each with its own blocks', () => {
  const week = render(<Planner />).container
  expect(drawn(week, 'span')).toHaveLength(7)
  expect(drawn(week, 'b')).toHaveLength(8)
  const { container } = render(
    <Narrow>
      <Planner />
    </Narrow>,
  )
  expect(drawn(container, 'span')).toEqual(['lun. 18', 'mar. 19', 'mer. 20'])
  expect(drawn(container, 'b')).toEqual(['Analyse', 'Sport', 'Révisions', 'TD d’analyse', 'Révisions'])
})
