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

/** What is pressed by a click: a press on a text field or its label is over once that has the focus. */
const CLICKED = 'a, button, summary, select, [type=checkbox], [type=radio]'

/** While something of that kind is pressed, a message that appears would move it away from the pointer. */
function isPressing(): boolean {
  if (!(pressed instanceof Element)) return false
  const labelled = pressed.closest('label')?.control
  return pressed.closest(CLICKED) !== null || labelled?.matches(CLICKED) === true
}

/**
 * Registers a field that is checked when it is left (specification, section 5) and, once it has an error, on every
 * change. Leaving the field by a press on a button, link or checkbox checks nothing: the message would move what is pressed.
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
