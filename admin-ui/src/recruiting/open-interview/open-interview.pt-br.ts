import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import { instructionsPtBr } from './instructions.pt-br.ts';
import type { openInterviewProblemEnUs } from './open-interview.en-us.ts';

export const openInterviewPtBr = resourcePtBr({
  name_one: 'Entrevista aberta',
  name_other: 'Entrevistas abertas',
  gender: 'f',
  search: 'Buscar por título',
  detail: 'Entrevistas sem vaga. Quem tem o link pode participar.',
  noDescription: 'Nenhuma descrição ainda.',
  fields: {
    ...instructionsPtBr.fields,
    title: 'Título',
    description: 'Descrição',
    questionSetId: 'Conjunto de perguntas',
    questionSetRevision: 'Versão',
    answerDays: 'Dias para responder',
    reminderDays: 'Lembretes',
    publishedAt: 'Aberta em',
  },
  hints: {
    ...instructionsPtBr.hints,
    description: 'Exibida na página pública.',
    answerDays: 'A partir do dia em que o candidato entra, até o fim do último dia.',
    reminderDays: 'Enviados por e-mail na manhã do dia.',
  },
  form: { page: 'Página pública', questions: 'Perguntas', instructions: 'Instruções', time: 'Prazo para responder' },
  status: { open: 'Aberta', closed: 'Fechada' },
  submit: 'Criar entrevista aberta',
  publish: {
    action: 'Abrir',
    title: 'Abrir esta entrevista?',
    detail: 'Quem tiver o link {{address}} poderá participar de “{{title}}”.',
    done: 'Entrevista aberta',
  },
  close: {
    action: 'Fechar',
    title: 'Fechar esta entrevista?',
    detail: 'Ninguém mais poderá entrar em “{{title}}”. Quem já entrou ainda pode responder.',
    done: 'Entrevista fechada',
  },
  remove: { detail: 'Ninguém mais poderá entrar. As entrevistas de quem já entrou permanecem.' },
  removeMany: { detail: 'Ninguém mais poderá entrar. As entrevistas de quem já entrou permanecem.' },
  empty: { detail: 'Convide pessoas a responder às suas perguntas sem publicar uma vaga: um só link para todos.' },
  events: { OpenInterviewPublished: 'Entrevista aberta', OpenInterviewClosed: 'Entrevista fechada' },
});

export const openInterviewProblemPtBr: Record<keyof typeof openInterviewProblemEnUs, string> = {
  'open-interview-not-found': 'Esta entrevista aberta não existe.',
  'open-interview-closed': 'Esta entrevista não está aberta.',
  'interview-for-one': 'Escolha uma vaga ou uma entrevista aberta.',
};
