import type { Translation } from '@cadence/shared/i18n'
import type { SampleTexts } from '../samples.ts'
import type { WidgetTexts } from '../widgets.ts'

export const widgets = {
  name1: 'Mi seguimiento',
  name2: 'Planificador',
  name3: 'ZenFlow',
  name4: 'Focus Shield',
  name5: 'Estado de ánimo',
  name6: 'Objetivos del día',
  name7: 'Impulso del día',
  name8: 'Temporizador',
  name9: 'Tareas',
  name10: 'Bloc de notas',
  sample: 'Ejemplo',
  sampleShort: 'Ej.',

  thisWeek: 'Esta semana',
  previousWeek: 'Semana anterior',
  nextWeek: 'Semana siguiente',

  newTask: 'Nueva tarea',
  newTaskHint: 'Añade una tarea y pulsa Intro',
} satisfies Translation<WidgetTexts>

export const samples = {
  taskRoom: 'Reservar una sala de estudio',
  taskSheet: 'Resumir la clase de derecho',
  taskReply: 'Responder a Inès sobre las prácticas',
  taskBooks: 'Devolver los libros a la biblioteca',

  algebra: 'Álgebra',
  law: 'Apuntes de derecho',
  pool: 'Piscina',
  language: 'Clase de inglés',
  thesis: 'Trabajo final',
  biology: 'Biología',
  group: 'Grupo de prácticas',
  statistics: 'Estadística',
  choir: 'Coro',

  oralTitle: 'Oral de inglés',
  oralText:
    'Empezar por la pregunta, no por el esquema. Tres ejemplos, un minuto cada uno, y luego más despacio.',
  ideasTitle: 'Ideas de tema',
  ideasText: 'El ritmo de trabajo de los copistas; por qué las ciudades se ponen a la hora del tren.',
  askTitle: 'Para preguntar en clase',
  askText: 'La diferencia entre varianza y desviación típica, con un dibujo.',
} satisfies Translation<SampleTexts>
