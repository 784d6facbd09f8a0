import type { Translation } from '@cadence/shared/i18n'
import type { NotificationsTexts } from '../notifications.ts'

export const notifications = {
  title: 'Notificaciones',
  intro:
    'Elige qué merece interrumpirte. Cada ajuste se guarda al momento y te acompaña en todos tus dispositivos.',
  push: 'Notificaciones push',
  pushHint:
    'El final de un temporizador o de una sesión de concentración, cuando Cadence está abierto en una pestaña que no miras.',
  email: 'Notificaciones por correo',
  emailHint:
    'Una invitación que cuenta, un nivel alcanzado: también por correo, mientras los objetivos de la comunidad estén activados. Los mensajes de seguridad se envían siempre.',
  tasks: 'Recordatorios de tareas',
  tasksHint: 'Cuando termina una sesión, cuántas tareas te esperan todavía, junto con la notificación.',
  goals: 'Objetivos de la comunidad',
  goalsHint: 'Un aviso en Cadence cuando una invitación cuenta y cuando alcanzas un nivel.',
  asking: 'Tu navegador te pide permiso: respóndele para continuar.',
  refused:
    'Tu navegador bloquea las notificaciones de Cadence. Para permitirlas, abre los ajustes del sitio (el icono a la izquierda de la dirección), elige «Notificaciones», luego «Permitir», y vuelve a activar el interruptor.',
  dismissed: 'Todavía no has respondido a tu navegador. Vuelve a activar el interruptor cuando quieras.',
  unsupported:
    'Este navegador no puede mostrar las notificaciones de Cadence. Funcionan en un ordenador, con Chrome, Edge, Firefox o Safari, y todavía no en móviles ni tabletas.',
  here: 'Activadas en tu cuenta, pero aún no permitidas en este navegador.',
  allow: 'Permitir aquí',
} satisfies Translation<NotificationsTexts>
