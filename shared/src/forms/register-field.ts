import type { FieldPath, FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'

/**
 * What the pointer presses right now. A field loses the focus as the default action of `mousedown`, by touch too.
 * `:active` does not tell: Firefox sets it after the blur.
 */
let pressed: EventTarget | null = null
const release = () => {
  pressed = null
}
if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', ({ target }) => (pressed = target), true)
  // A press that becomes a drag or a scroll ends without `mouseup`.
  for (const end of ['mouseup', 'pointercancel', 'dragend', 'keydown'])
    document.addEventListener(end, release, true)
}

/** While a button or a link is pressed, a message that appears would move it away from the pointer. */
const isPressing = () => pressed instanceof Element && pressed.closest('a, button') !== null

/**
 * Registers a field that is checked when it is left (specification, section 5) and, once it has an error, on every
 * change. Leaving the field by a press on a button or link checks nothing: the message would move what is pressed.
 * The form itself has the modes `onSubmit`.
 * @returns the props of the field.
 */
export function registerField<Values extends FieldValues, Sent, Name extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Sent>,
  name: Name,
): UseFormRegisterReturn<Name> {
  const field = form.register(name)
  // Read while rendering: react-hook-form then renders the field again when it changes.
  const { isSubmitting } = form.formState
  return {
    ...field,
    onBlur: async (event) => {
      await field.onBlur(event)
      // A refused sending moves the focus: checking the field that loses it would remove the API's message there.
      if (!isSubmitting && !isPressing()) await form.trigger(name)
    },
    onChange: async (event) => {
      await field.onChange(event)
      if (form.getFieldState(name).error) await form.trigger(name)
    },
  }
}
