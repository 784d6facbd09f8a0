import { beforeEach, expect, test } from 'vitest'
import { followPointer } from './follow-pointer.ts'

const range = { minWidth: 100, maxWidth: 300, minHeight: 100, maxHeight: 200 }
const at = (clientX: number, clientY: number) => ({ clientX, clientY })
let node: HTMLElement

beforeEach(() => {
  node = document.createElement('div')
  Object.assign(node.style, { transform: 'translate(10px,20px)', width: '150px', height: '150px' })
})

test('a widget that is dragged stays under the pointer', () => {
  const following = followPointer(node, 'drag', at(5, 5), range)
  following.move(at(7, 9))
  expect(node.style.transform).toBe('translate(12px,24px)')
  following.move(at(-5, 5))
  expect(node.style.transform).toBe('translate(0px,20px)')
})

test('where the grid has drawn it, it goes on from there', () => {
  const following = followPointer(node, 'drag', at(0, 0), range)
  following.move(at(40, 0))
  node.style.transform = 'translate(47px,20px)'
  following.move(at(41, 2))
  expect(node.style.transform).toBe('translate(48px,22px)')
})

test('at the end the grid finds what it has drawn itself', () => {
  const following = followPointer(node, 'drag', at(0, 0), range)
  following.move(at(40, 0))
  following.stop()
  expect(node.style.transform).toBe('translate(10px,20px)')
})

test('what the grid draws last stands', () => {
  const following = followPointer(node, 'drag', at(0, 0), range)
  following.move(at(40, 0))
  node.style.transform = 'translate(100px,0px)'
  following.stop()
  expect(node.style.transform).toBe('translate(100px,0px)')
})

test('a widget that is resized keeps to its limits', () => {
  const following = followPointer(node, 'resize', at(0, 0), range)
  following.move(at(20, -20))
  expect([node.style.width, node.style.height]).toEqual(['170px', '130px'])
  following.move(at(900, -900))
  expect([node.style.width, node.style.height]).toEqual(['300px', '100px'])
  following.stop()
  expect([node.style.width, node.style.height]).toEqual(['150px', '150px'])
})
