import { lines, type MailWords } from './mail-words.ts';
import type { workMailsEnUs } from './work-mails.en-us.ts';

const hello = 'Olá, {{ user.name }},';
const read = lines('Faça isso até {{ document.deadline }}.', '{{ document.link }}');
const steps = lines('{{ process.steps }}', 'Veja o que fazer e marque como concluídas aqui:', '{{ process.link }}');
const task = lines('{{ task.title }}', 'Veja a tarefa e marque como concluída aqui:', '{{ task.link }}');

export const workMailsPtBr: Record<keyof typeof workMailsEnUs, MailWords> = {
  'acknowledgement-asked': {
    subject: 'Leitura solicitada: {{ document.name }}',
    content: lines(hello, '{{ company.name }} pede que você leia “{{ document.name }}” e confirme a leitura.', read),
  },
  'acknowledgement-again': {
    subject: 'Nova leitura solicitada: {{ document.name }}',
    content: lines(
      hello,
      '{{ company.name }} pede que você leia “{{ document.name }}” novamente e confirme a leitura.',
      read,
    ),
  },
  'acknowledgement-reminded': {
    subject: 'Lembrete: {{ document.name }}',
    content: lines(hello, 'Você ainda não confirmou a leitura de “{{ document.name }}”.', read),
  },
  'acknowledgements-reminded': {
    subject: 'Lembrete: documentos para ler em {{ company.name }}',
    content: lines(
      hello,
      'Você ainda não confirmou a leitura destes documentos de {{ company.name }}:',
      '{{ document.open }}',
      'Leia e confirme aqui:',
      '{{ document.link }}',
    ),
  },
  'handbook-submitted': {
    subject: 'Para revisar: {{ document.name }}',
    content: lines(
      hello,
      'O rascunho de “{{ document.name }}” aguarda a sua revisão.',
      '{{ note.text }}',
      '{{ document.link }}',
    ),
  },
  'handbook-returned': {
    subject: 'Alterações solicitadas: {{ document.name }}',
    content: lines(
      hello,
      '“{{ document.name }}” foi devolvido com pedidos de alteração.',
      '{{ note.text }}',
      '{{ document.link }}',
    ),
  },
  'handbook-review-due': {
    subject: 'Hora de revisar: {{ document.name }}',
    content: lines(
      hello,
      'Hoje é o dia de revisar “{{ document.name }}”. Verifique se o texto ainda descreve como vocês trabalham.',
      '{{ document.link }}',
    ),
  },
  'process-given': {
    subject: 'Etapas atribuídas a você: {{ process.name }}',
    content: lines(hello, 'Estas etapas de “{{ process.name }}” em {{ company.name }} ficaram com você:', steps),
  },
  'process-given-team': {
    subject: 'Etapas atribuídas à sua equipe: {{ process.name }}',
    content: lines(
      hello,
      'Estas etapas de “{{ process.name }}” em {{ company.name }} ficaram com a sua equipe. Quem for fazer uma delas a assume antes:',
      steps,
    ),
  },
  'process-due': {
    subject: 'Vence hoje: {{ process.name }}',
    content: lines(hello, 'Estas etapas de “{{ process.name }}” em {{ company.name }} vencem hoje:', steps),
  },
  'process-due-team': {
    subject: 'Vence hoje na sua equipe: {{ process.name }}',
    content: lines(
      hello,
      'Estas etapas de “{{ process.name }}” em {{ company.name }} vencem hoje e ninguém da sua equipe as assumiu ainda:',
      steps,
    ),
  },
  'process-due-nobody': {
    subject: 'Vence hoje, sem responsável: {{ process.name }}',
    content: lines(
      hello,
      'Estas etapas de “{{ process.name }}” em {{ company.name }} vencem hoje. A pessoa responsável não trabalha mais lá; passe-as para outra pessoa:',
      steps,
    ),
  },
  'interview-assigned': {
    subject: 'Atribuída a você: {{ candidate.full_name }}',
    content: lines(
      hello,
      'A entrevista de {{ candidate.full_name }} para {{ job.title }} em {{ company.name }} foi atribuída a você ou à sua equipe.',
      '{{ interview.staff_link }}',
    ),
  },
  'candidate-assigned': {
    subject: 'Candidato atribuído a você: {{ candidate.full_name }}',
    content: lines(
      hello,
      'O candidato {{ candidate.full_name }} em {{ company.name }} foi atribuído a você ou à sua equipe.',
      '{{ candidate.staff_link }}',
    ),
  },
  'task-assigned': {
    subject: 'Atribuída a você: {{ task.title }}',
    content: lines(hello, 'Esta tarefa em {{ company.name }} foi atribuída a você ou à sua equipe:', task),
  },
  'several-assigned': {
    subject: 'Atribuído a você em {{ company.name }}',
    content: lines(
      hello,
      'Isto foi atribuído a você ou à sua equipe em {{ company.name }}:',
      '{{ task.assigned }}',
      'Veja aqui:',
      '{{ task.overview_link }}',
    ),
  },
  'task-due': {
    subject: 'Vence hoje: {{ task.title }}',
    content: lines(hello, 'Esta tarefa em {{ company.name }} vence hoje:', task),
  },
  'task-due-nobody': {
    subject: 'Vence hoje, sem responsável: {{ task.title }}',
    content: lines(
      hello,
      'Esta tarefa em {{ company.name }} vence hoje. Ela estava com {{ task.assignee }}, que não trabalha mais lá; passe-a para outra pessoa:',
      task,
    ),
  },
};
