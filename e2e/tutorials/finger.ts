import type { Stage } from './stage.ts'

/** Presses a point for long, and glides from there up or down. The waits are what the film shows of a hand. */
export async function longPress(
  { page }: Stage,
  { x, y }: { x: number; y: number },
  by: number,
): Promise<void> {
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x, y: at }] })
  await touch('touchStart', y)
  await page.waitForTimeout(650)
  for (let step = 1; step <= 30; step += 1) {
    await touch('touchMove', y + (by * step) / 30)
    await page.waitForTimeout(25)
  }
  await page.waitForTimeout(400)
  await touch('touchEnd')
  await page.waitForTimeout(700)
}
