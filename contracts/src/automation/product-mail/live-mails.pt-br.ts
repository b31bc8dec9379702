import type { liveMailsEnUs } from './live-mails.en-us.ts';
import { lines, type MailWords } from './mail-words.ts';

const hello = 'Olá, {{ candidate.first_name }},';
const toUser = 'Olá, {{ user.name }},';
const where = 'Onde: {{ interview.place }}';
const reason = 'Motivo: {{ interview.reason }}';
const details = lines('Veja os detalhes e confirme sua presença:', '{{ interview.staff_link }}');

export const liveMailsPtBr: Record<keyof typeof liveMailsEnUs, MailWords> = {
  'live-offered': {
    subject: 'Escolha o horário da sua entrevista com {{ company.name }}',
    content: lines(
      hello,
      '{{ company.name }} quer conversar com você: {{ interview.title }}. Escolha o melhor horário para você:',
      '{{ interview.live_link }}',
      where,
    ),
  },
  'live-set': {
    subject: '{{ interview.title }}: entrevista com {{ company.name }}',
    content: lines(
      hello,
      'A entrevista com {{ company.name }} está marcada para {{ interview.time }}.',
      where,
      'Confirme sua presença aqui:',
      '{{ interview.live_link }}',
    ),
  },
  'live-moved': {
    subject: 'Alterada: entrevista com {{ company.name }}',
    content: lines(
      hello,
      'A entrevista “{{ interview.title }}” com {{ company.name }} foi alterada. Ela está marcada para {{ interview.time }}.',
      where,
      'Confirme sua presença aqui:',
      '{{ interview.live_link }}',
    ),
  },
  'live-cancelled': {
    subject: 'Cancelada: entrevista com {{ company.name }}',
    content: lines(
      hello,
      'A entrevista “{{ interview.title }}” com {{ company.name }} foi cancelada.',
      'Ela estava marcada para {{ interview.time }}.',
      reason,
    ),
  },
  'live-reminded': {
    subject: 'Lembrete: entrevista com {{ company.name }}',
    content: lines(
      hello,
      'A entrevista “{{ interview.title }}” com {{ company.name }} está marcada para {{ interview.time }}.',
      where,
      '{{ interview.live_link }}',
    ),
  },
  'team-live-set': {
    subject: '{{ interview.title }}: entrevista com {{ candidate.full_name }}',
    content: lines(
      toUser,
      'A entrevista com {{ candidate.full_name }} está marcada para {{ interview.time }}.',
      where,
      details,
    ),
  },
  'team-live-moved': {
    subject: 'Alterada: entrevista com {{ candidate.full_name }}',
    content: lines(
      toUser,
      'A entrevista “{{ interview.title }}” com {{ candidate.full_name }} foi alterada. Ela está marcada para {{ interview.time }}.',
      where,
      details,
    ),
  },
  'team-live-cancelled': {
    subject: 'Cancelada: entrevista com {{ candidate.full_name }}',
    content: lines(
      toUser,
      'A entrevista “{{ interview.title }}” com {{ candidate.full_name }} foi cancelada.',
      'Ela estava marcada para {{ interview.time }}.',
      reason,
    ),
  },
  'team-live-reminded': {
    subject: 'Lembrete: entrevista com {{ candidate.full_name }}',
    content: lines(
      toUser,
      'A entrevista “{{ interview.title }}” com {{ candidate.full_name }} está marcada para {{ interview.time }}.',
      where,
      '{{ interview.staff_link }}',
    ),
  },
  'team-live-accepted': {
    subject: '{{ candidate.full_name }} confirmou a entrevista',
    content: lines(
      toUser,
      '{{ candidate.full_name }} confirmou presença na entrevista “{{ interview.title }}”, marcada para {{ interview.time }}.',
      '{{ interview.staff_link }}',
    ),
  },
  'team-live-declined': {
    subject: '{{ candidate.full_name }} não pode ir à entrevista',
    content: lines(
      toUser,
      '{{ candidate.full_name }} recusou a entrevista “{{ interview.title }}”, marcada para {{ interview.time }}. Proponha outro horário aqui:',
      '{{ interview.staff_link }}',
    ),
  },
  'interviewer-declined': {
    subject: '{{ interview.interviewer }} não pode ir à entrevista com {{ candidate.full_name }}',
    content: lines(
      toUser,
      '{{ interview.interviewer }} recusou a entrevista “{{ interview.title }}” com {{ candidate.full_name }}, marcada para {{ interview.time }}. Convide outra pessoa ou proponha outro horário aqui:',
      '{{ interview.staff_link }}',
    ),
  },
  'live-lapsed': {
    subject: '{{ candidate.full_name }} não escolheu um horário para a entrevista',
    content: lines(
      toUser,
      'Todos os horários oferecidos a {{ candidate.full_name }} para a entrevista “{{ interview.title }}” passaram sem que um fosse escolhido. Proponha outros horários ou cancele aqui:',
      '{{ interview.staff_link }}',
    ),
  },
  'scorecard-due': {
    subject: 'Como foi a entrevista com {{ candidate.full_name }}?',
    content: lines(
      toUser,
      'A entrevista “{{ interview.title }}” com {{ candidate.full_name }} terminou. Preencha sua avaliação enquanto a conversa está fresca na memória:',
      '{{ interview.staff_link }}',
    ),
  },
};
