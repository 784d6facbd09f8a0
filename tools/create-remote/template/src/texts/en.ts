/** English texts that differ from the default texts. A text that is not here is in its subject's file beside this one. */
export default {
  templateName: {
    intro: 'This page is ready: it is yours to say what it brings.',
  },
} as const
