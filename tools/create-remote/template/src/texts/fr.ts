/** French texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  templateName: {
    title: 'Template name',
  },
} as const
