/** Spanish texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  templateName: {
    title: 'Template name',
    intro: 'Esta página está lista: te toca contar lo que aporta.',
  },
} as const
