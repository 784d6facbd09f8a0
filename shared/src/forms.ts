/** Fields, and hooks that check, send and store forms. */

export {
  Controller,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useFieldArray,
} from 'react-hook-form'
export { PasswordField, type PasswordFieldProps } from './forms/PasswordField.tsx'
export { registerField } from './forms/register-field.ts'
export { SelectField, type SelectFieldProps } from './forms/SelectField.tsx'
export { type TextAreaProps, TextField, type TextFieldProps } from './forms/TextField.tsx'
export { type FormDraftOptions, forgetFormDraft, useFormDraft } from './forms/use-form-draft.ts'
export {
  type Submission,
  type SubmitForm,
  type SubmitFormOptions,
  useSubmitForm,
} from './forms/use-submit-form.ts'
