import { DialogButton, type DialogButtonProps } from './DialogButton.tsx'

const load = async () => (await import('./DemoDialog.tsx')).DemoDialog

/** Opens the short form with which a school asks for a demonstration (specification, section 2, Education page). */
export function DemoButton(props: Omit<DialogButtonProps, 'load'>) {
  return <DialogButton {...props} load={load} />
}
