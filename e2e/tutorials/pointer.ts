/**
 * Draws the pointer, which a browser without a window does not, and the keys that are pressed. Runs in the page. Both are in
 * a popover, because a dialog would cover everything else.
 */
export function pointerScript(): void {
  const layer = document.createElement('div')
  layer.popover = 'manual'
  layer.ariaHidden = 'true'
  layer.style.cssText =
    'position:fixed;inset:0;width:100vw;height:100vh;margin:0;padding:0;border:0;background:none;pointer-events:none;overflow:hidden'
  const arrow = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  arrow.setAttribute('viewBox', '0 0 24 24')
  arrow.style.cssText =
    'position:absolute;left:0;top:0;width:34px;height:34px;filter:drop-shadow(0 2px 4px #0009)'
  const shape = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  shape.setAttribute('d', 'M3 2l6.5 18 2.6-7.4L19.5 10z')
  shape.setAttribute('fill', '#fff')
  shape.setAttribute('stroke', '#111')
  shape.setAttribute('stroke-width', '1.4')
  shape.setAttribute('stroke-linejoin', 'round')
  arrow.append(shape)
  arrow.style.display = 'none'
  const cap = document.createElement('div')
  cap.style.cssText =
    'position:absolute;left:28px;top:28px;padding:10px 18px;border-radius:12px;background:#fff;color:#111;font:600 24px system-ui,sans-serif;box-shadow:0 4px 18px #0008;opacity:0;transition:opacity .2s'
  layer.append(arrow, cap)
  const raise = () => {
    if (!layer.isConnected) document.documentElement.append(layer)
    if (layer.matches(':popover-open')) layer.hidePopover()
    layer.showPopover()
  }
  addEventListener(
    'mousemove',
    ({ clientX, clientY }) => {
      arrow.style.display = ''
      arrow.style.transform = `translate(${clientX - 3}px,${clientY - 2}px)`
    },
    true,
  )
  addEventListener('mousedown', () => shape.setAttribute('fill', '#ffc46b'), true)
  addEventListener('mouseup', () => shape.setAttribute('fill', '#fff'), true)
  let hiding: ReturnType<typeof setTimeout>
  addEventListener('tutorial:key', (event) => {
    cap.textContent = String((event as CustomEvent).detail)
    cap.style.opacity = '1'
    arrow.style.display = 'none'
    clearTimeout(hiding)
    hiding = setTimeout(() => {
      cap.style.opacity = '0'
    }, 900)
  })
  addEventListener('DOMContentLoaded', () => {
    raise()
    new MutationObserver((changes) => {
      if (changes.some(({ target }) => target instanceof HTMLDialogElement)) raise()
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['open'] })
    document.addEventListener(
      'toggle',
      ({ target }) => {
        if (target !== layer) raise()
      },
      true,
    )
  })
}

/** Draws a finger where the screen is touched. Runs in the page, after the pointer's script. */
export function fingerOf(): void {
  const show = (event: TouchEvent) => {
    const layer = document.querySelector('html > [popover=manual]')
    const touch = event.touches[0] ?? event.changedTouches[0]
    if (!layer || !touch) return
    let dot = layer.querySelector<HTMLElement>('[data-finger]')
    layer.querySelector('svg')?.remove()
    if (!dot) {
      dot = document.createElement('div')
      dot.dataset.finger = ''
      layer.append(dot)
    }
    const isDown = event.touches.length > 0
    dot.style.cssText = `position:absolute;left:${touch.clientX - 22}px;top:${touch.clientY - 22}px;width:44px;height:44px;border-radius:50%;background:#ffc46b88;border:2px solid #fff;opacity:${isDown ? 1 : 0};transition:opacity ${isDown ? 0 : 0.5}s`
  }
  for (const kind of ['touchstart', 'touchmove', 'touchend'] as const) addEventListener(kind, show, true)
}
