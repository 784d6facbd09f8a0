import {
  SelectField,
  type SelectFieldProps,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from '@cadence/shared/forms'
import type { FieldProps } from './use-public-form.ts'

/** The form that a field belongs to, and the field's name. */
interface Registration<Name extends string> {
  field: (name: Name) => FieldProps
  name: Name
}

/**
 * A text field of a form. It registers itself while it renders, so the fields are registered in their order on the
 * screen: after a refused sending, the first wrong one gets the focus.
 */
export function FormTextField<Name extends string>({
  field,
  name,
  ...props
}: Registration<Name> & (Omit<TextFieldProps, 'name'> | Omit<TextAreaProps, 'name'>)) {
  return <TextField {...props} {...field(name)} />
}

/** A select of a form; see `FormTextField`. */
export function FormSelectField<Name extends string>({
  field,
  name,
  ...props
}: Registration<Name> & Omit<SelectFieldProps, 'name'>) {
  return <SelectField {...props} {...field(name)} />
}
