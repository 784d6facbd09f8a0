/**
 * The forms that anybody may send: those of the public site, and the one for the support. Each build that has one bundles
 * this code, so it imports the other entry points by their shared names: their state exists once.
 */
export { Confirmation } from './public-form/Confirmation.tsx'
export { FormSelectField, FormTextField } from './public-form/FormField.tsx'
export type { ListEntry } from './public-form/form-fields.ts'
export {
  type FieldProps,
  newRequestKey,
  type PublicForm,
  type PublicFormTexts,
  type PublicValues,
  usePublicForm,
} from './public-form/use-public-form.ts'
