/** Spanish texts about what is new. */
export const newsInSpanish = {
  alreadyHere: 'Ya está aquí',
  isNew: 'Nuevo',
  room: 'Una sala tranquila para concentrarse',
  roomText:
    'Durante una sesión, la pantalla solo deja el tiempo que queda, tu tarea y un arco que se cierra.',
  roomLink: 'Empezar una sesión',
  capture: 'Basta una frase',
  captureText:
    '«TD droit jeudi 10 h» se convierte en un evento: Ctrl K (⌘ K en Mac), o el botón + del móvil.',
  captureLink: 'Probarla',
  timetable: 'Tu horario viene a ti',
  timetableText:
    'Pega la dirección de tu horario (ADE, Hyperplanning, Google, Outlook…): tus clases aparecen en el planificador y se actualizan solas.',
  timetableLink: 'Abrir el planificador',
  lawCourse: 'Derecho',
  calculusCourse: 'Cálculo',
  languageCourse: 'Inglés',
  economicsCourse: 'Economía',
  exams: 'Los exámenes tienen su cuenta atrás',
  examsText: 'El planificador cuenta los días que quedan y propone horas libres para repasar.',
  examsLink: 'Añadir el widget de exámenes',
  taskboard: 'Tus tareas en columnas',
  taskboardText: 'Por hacer, en curso, hecho: las tareas de tu lista, ordenadas con dedo, ratón o teclado.',
  taskboardLink: 'Añadir el Taskboard',
  reminders: 'Recordatorios cuando hacen falta',
  remindersText: 'Antes de una entrega o por la mañana, aquí o por correo, y nunca en tus horas de calma.',
  remindersLink: 'Elegir los recordatorios',
  history: 'Tus semanas, con perspectiva',
  historyText:
    'Concentración, tareas, ánimos y rachas, por día y por asignatura, calculados en tu dispositivo.',
  historyLink: 'Ver el historial',
}
