import type { Translation } from '@cadence/shared/i18n'
import type { CommunityGoalsTexts } from '../community-goals.ts'

export const communityGoals = {
  title: 'Objetivos',
  loading: 'Cargando los objetivos',
  failed: 'No se han podido cargar los objetivos.',
  offline: 'Sin conexión: los objetivos se mostrarán cuando vuelva.',
  retry: 'Reintentar',
  community: 'Objetivo de la comunidad',
  level: 'Nivel {level}',
  communityReward: '10 x 1 mes para ganar',
  communityMissing: {
    one: 'Falta {count} persona para completar este nivel.',
    other: 'Faltan {count} personas para completar este nivel.',
  },
  individual: 'Objetivo individual',
  individualReward: '1 mes de Premium',
  individualCount: { one: '{count} persona de {target}', other: '{count} personas de {target}' },
  yourCode: 'Tu código de invitación',
  months: { one: '{count} mes de Cadence Premium ganado', other: '{count} meses de Cadence Premium ganados' },
  ambassador: 'Nivel de embajador',
  noLevel: 'Todavía sin nivel',
  missing: {
    one: 'Te falta {count} persona para el nivel {level}.',
    other: 'Te faltan {count} personas para el nivel {level}.',
  },
  lastLevel: 'Es el último nivel: gracias por traer a tanta gente.',
  range: '{range} personas',
  program: 'Lo que aporta cada nivel',
  social: 'Objetivos en las redes',
  tiktokText: 'Un vídeo corto: tu escritorio, el temporizador en marcha, 25 minutos a cámara rápida.',
  instagramText: 'Una foto o una historia: el panel que te ayuda a aguantar esta semana.',
  discordText: 'Una hora en una sala de concentración: trabajar juntos, con el micro apagado.',
  discordJoin: 'Unirse al Discord',
} satisfies Translation<CommunityGoalsTexts>
