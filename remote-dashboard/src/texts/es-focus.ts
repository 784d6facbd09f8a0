/** Part of `es.ts`. */
export const focus = {
  pauseOver: 'La pausa ha terminado',
}
