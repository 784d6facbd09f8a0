import styled from '@emotion/styled'

const handle = `
  width: var(--handle);
  height: var(--handle);
  border: 4px solid var(--page);
  border-radius: var(--radius-pill);
  background: var(--warm);
  box-sizing: border-box;
  cursor: grab;
`

/** A range whose own track is not drawn: what stands under it is. What can be taken is 44 px high, and the focus shows on the handle. */
export const Slider = styled.div`
  --handle: 2rem;
  input {
    display: block;
    position: relative;
    width: 100%;
    height: 2.75rem;
    margin: 0 0 -1.625rem;
    background: none;
    appearance: none;
    cursor: pointer;
  }
  input:focus-visible { outline: none; }
  input:focus-visible::-webkit-slider-thumb { outline: 2px solid var(--accent); outline-offset: 2px; }
  input:focus-visible::-moz-range-thumb { outline: 2px solid var(--accent); outline-offset: 2px; }
  input::-webkit-slider-thumb { appearance: none; ${handle} }
  input::-moz-range-thumb { ${handle} }
  input:active::-webkit-slider-thumb { cursor: grabbing; }
`
