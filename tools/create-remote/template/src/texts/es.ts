export default {
  templateName: {
    title: 'Template name',
    intro: 'Esta página está lista: te toca contar lo que aporta.',
  },
} as const
