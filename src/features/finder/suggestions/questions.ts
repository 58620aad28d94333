import { rooms } from '#src/content/rooms.ts';

const roomsAsked = [
  'recamara',
  'infantil',
  'sala',
  'comedor',
  'cocina',
  'bano',
  'cuarto-de-tv',
  'oficina',
] as const;

/** The four questions of the finder; the address holds each answer. */
export const finderQuestions = [
  {
    id: 'cuarto',
    title: '¿Para qué cuarto?',
    answers: roomsAsked.map((room) => ({ value: room, label: rooms[room] })),
  },
  {
    id: 'luz',
    title: '¿Cuánta luz quieres?',
    answers: [
      { value: 'oscurece', label: 'Oscuridad' },
      { value: 'suaviza', label: 'Luz suave' },
      { value: 'filtra', label: 'Sin sol, con vista' },
      { value: 'gira', label: 'Cambiarla en el día' },
    ],
  },
  {
    id: 'privacidad',
    title: '¿Quién puede verte?',
    answers: [
      { value: 'noche', label: 'Nadie, tampoco de noche' },
      { value: 'dia', label: 'De día, nadie' },
      { value: 'igual', label: 'Me da igual' },
    ],
  },
  {
    id: 'presupuesto',
    title: '¿Cuánto piensas gastar?',
    answers: [
      { value: 'poco', label: 'Lo menos posible' },
      { value: 'medio', label: 'Lo razonable' },
      { value: 'libre', label: 'Lo que valga la pena' },
    ],
  },
] as const;

export type FinderQuestion = (typeof finderQuestions)[number]['id'];

/** An answer to each question; '' where there is none yet. */
export type FinderAnswers = Readonly<Record<FinderQuestion, string>>;

export const NO_ANSWERS: FinderAnswers = { cuarto: '', luz: '', privacidad: '', presupuesto: '' };
