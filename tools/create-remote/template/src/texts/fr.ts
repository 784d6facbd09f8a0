export default {
  templateName: {
    title: 'Template name',
  },
} as const
