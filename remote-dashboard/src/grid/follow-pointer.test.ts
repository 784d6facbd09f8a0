import { beforeEach, expect, test } from 'vitest'
import { followPointer, type Gesture } from './follow-pointer.ts'

const range = { minWidth: 100, maxWidth: 300, minHeight: 100, maxHeight: 200 }
const at = (clientX: number, clientY: number) => ({ clientX, clientY })
let node: HTMLElement
let drawn: { transform: string; width: string; height: string }

/** React writes what is another value than before, and nothing else. */
function draw(next: Partial<typeof drawn>): void {
  for (const key of ['transform', 'width', 'height'] as const) {
    const value = next[key]
    if (value === undefined || value === drawn[key]) continue
    drawn[key] = value
    node.style[key] = value
  }
}

const follow = (gesture: Gesture) => followPointer(node, gesture, at(0, 0), range, () => ({ ...drawn }))

beforeEach(() => {
  node = document.createElement('div')
  drawn = { transform: '', width: '', height: '' }
  draw({ transform: 'translate(10px,20px)', width: '150px', height: '150px' })
})

test('a widget that is dragged stays under the pointer', () => {
  const following = follow('drag')
  following.move(at(2, 4))
  expect(node.style.transform).toBe('translate(12px,24px)')
  following.move(at(-10, 0))
  expect(node.style.transform).toBe('translate(0px,20px)')
})

test('where the grid has drawn it, it goes on from there', () => {
  const following = follow('drag')
  following.move(at(40, 0))
  draw({ transform: 'translate(47px,20px)' })
  following.move(at(41, 2))
  expect(node.style.transform).toBe('translate(48px,22px)')
})

test('at the end the grid finds what it has drawn itself', () => {
  const following = follow('drag')
  following.move(at(40, 0))
  following.stop()
  expect(node.style.transform).toBe('translate(10px,20px)')
})

test('what the grid draws last stands', () => {
  const following = follow('drag')
  following.move(at(40, 0))
  draw({ transform: 'translate(100px,0px)' })
  following.stop()
  expect(node.style.transform).toBe('translate(100px,0px)')
})

test('a widget that is resized keeps to its limits', () => {
  const following = follow('resize')
  following.move(at(20, -20))
  expect([node.style.width, node.style.height]).toEqual(['170px', '130px'])
  following.move(at(900, -900))
  expect([node.style.width, node.style.height]).toEqual(['300px', '100px'])
  following.stop()
  expect([node.style.width, node.style.height]).toEqual(['150px', '150px'])
})

test('what the grid draws where the pointer has already brought it stands too', () => {
  const following = follow('resize')
  following.move(at(0, 30))
  draw({ height: '180px' })
  following.move(at(0, 900))
  expect(node.style.height).toBe('200px')
  draw({ height: '200px' })
  following.stop()
  expect(node.style.height).toBe('200px')
})
