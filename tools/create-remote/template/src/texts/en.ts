export default {
  templateName: {
    intro: 'This page is ready: it is yours to say what it brings.',
  },
} as const
