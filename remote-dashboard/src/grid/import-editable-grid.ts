/** Fetches the code of the editable grid; fails where it cannot be had. */
export const importEditableGrid = () => import('./EditableGrid.tsx')
