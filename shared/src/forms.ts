/** The fields that forms are made of. */

export { PasswordField, type PasswordFieldProps } from './forms/PasswordField.tsx'
export { SelectField, type SelectFieldProps } from './forms/SelectField.tsx'
export { type TextAreaProps, TextField, type TextFieldProps } from './forms/TextField.tsx'
