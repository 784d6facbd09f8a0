import type { Translation } from '@cadence/shared/i18n'
import type { LibraryTexts } from '../library.ts'
import type { TasksTexts } from '../tasks.ts'

export const tasks = {
  title: 'Biblioteca de herramientas',
  target: 'Las herramientas se añaden a «{name}».',
  targetDefault: 'Las herramientas se añaden al panel predeterminado.',
  tabs: 'Categorías de herramientas',
  all: 'Todas',
  new: 'Novedades',
  popular: 'Las más populares',
  essential: 'Esenciales',
  focus: 'Concentración y productividad',
  planning: 'Organización y planificación',
  wellBeing: 'Bienestar y mentalidad',
  analytics: 'Análisis y balance personal',
  recent: 'Añadidas hace poco',
  favorites: 'Favoritas',
  essentials: 'Esenciales',
  premiumBadge: 'Premium',
  newBadge: 'Nuevo',
  add: 'Añadir',
  addNamed: 'Añadir {name}',
  favourite: '{name} como favorita',
  empty: 'No hay herramientas en esta categoría.',
  emptyFavourites: 'Toca la estrella de una herramienta para encontrarla aquí.',
  showAll: 'Ver todas las herramientas',
  added: '{widget} se ha añadido a «{name}»',
  there: '{widget} ya está en «{name}»',
  thereDefault: '{widget} ya está en el panel predeterminado',
  open: 'Abrir el panel',
  addFailed: 'No se ha podido añadir la herramienta. Inténtalo de nuevo.',
} satisfies Translation<TasksTexts>

export const library = {
  timer: 'Temporizador',
  timerText: 'Veinticinco minutos con una sola tarea y luego una pausa: un ritmo que aguanta todo el día.',
  toDoList: 'Lista de tareas',
  toDoListText: 'Las tareas del día, en el orden que tú elijas.',
  quickNotes: 'Notas rápidas',
  quickNotesText: 'Una idea, una fórmula, un número de aula: apúntalos antes de que escapen.',
  calendar: 'Calendario',
  calendarText: 'Tus clases, repasos y citas, por día o por semana, con importación de iCalendar.',
  zen: 'Zen',
  zenText: 'Muy pronto: pausas guiadas entre dos sesiones.',
  focusShield: 'Focus Shield',
  focusShieldText:
    'Una sesión a pantalla completa que mantiene la pantalla activa y cuenta tus salidas de la pestaña.',
  moodTrack: 'Estado de ánimo',
  moodTrackText: 'Cinco caras, una elección al día, una semana que toma forma.',
  dailyFocus: 'Objetivos del día',
  dailyFocusText: 'Tres objetivos para el día, ni uno más.',
  taskboard: 'Tablero de tareas',
  taskboardText:
    'Cada proyecto, dividido en tareas para marcar y reordenar, en la lista de tareas del panel.',
  toDefine: 'Por definir',
  toDefineText: 'Esta herramienta aún no está elegida: no se puede añadir.',
} satisfies Translation<LibraryTexts>
