/** The package has no types; this is the part that mailbox.ts uses. */
declare module 'maildev' {
  interface Options {
    smtp: number
    web: number
    ip: string
    mailDirectory: string
    silent: boolean
  }

  interface MailServer {
    listen(): Promise<void>
  }

  export default function maildev(options: Options): MailServer
}
