/** Spanish texts about what is new. */
export const newsInSpanish = {
  alreadyHere: 'Ya está aquí',
  room: 'Una sala tranquila para concentrarse',
  roomText:
    'Durante una sesión, la pantalla completa solo deja la hora, tu tarea y un arco que se cierra. Al final, la sesión se suma a la cuenta del día y te espera una pausa.',
  roomLink: 'Empezar una sesión',
  capture: 'Basta una frase',
  captureText:
    '«TD droit jeudi 10 h» se convierte en un evento, «rendre le mémoire vendredi» en una tarea. Ctrl K (⌘ K en Mac) abre la nota rápida en cualquier página; en el móvil es el botón +.',
  captureLink: 'Probarla en el panel',
  timetable: 'Tu horario viene a ti',
  timetableText:
    'Pega la dirección de tu horario (ADE, Hyperplanning, Google, Outlook…): tus clases aparecen en el planificador y se actualizan solas.',
  timetableLink: 'Abrir el planificador',
  exams: 'Los exámenes tienen su cuenta atrás',
  examsText:
    'Un examen anotado en el planificador muestra los días que quedan. Un plan de repaso propone horas libres y tú aceptas las que te van bien.',
  examsLink: 'Añadir el widget de exámenes',
  taskboard: 'Tus tareas en columnas',
  taskboardText:
    'Por hacer, en curso, hecho: el Taskboard ordena tus tareas en columnas, con ratón, dedo o teclado. Son las mismas que las de tu lista.',
  taskboardLink: 'Añadir el Taskboard',
  reminders: 'Recordatorios cuando hacen falta',
  remindersText:
    'Antes de una entrega, o por la mañana para todo el día: los recordatorios llegan a este navegador o por correo, y callan en las horas que elijas.',
  remindersLink: 'Elegir los recordatorios',
  history: 'Tus semanas, con perspectiva',
  historyText:
    'Minutos de concentración, tareas terminadas, estados de ánimo y rachas, por día y por asignatura. Todo se calcula en tu dispositivo, nada se envía.',
  historyLink: 'Ver el historial',
}
