import { emailTemplatePtBr } from '#admin-ui/automation/email-template/email-template.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { productMailProblemEnUs } from './product-mail.en-us.ts';

const { fields, locale, hints, form, items } = emailTemplatePtBr as unknown as Record<
  'fields' | 'locale' | 'hints' | 'form' | 'items',
  Record<string, string>
>;
const toCandidate = 'Para o candidato, quando o status de uma entrevista passa a';

export const productMailPtBr = resourcePtBr({
  name_one: 'E-mail automático',
  name_other: 'E-mails automáticos',
  gender: 'm',
  detail:
    'E-mails enviados automaticamente em nome da sua empresa. Os de acesso e senha são sempre escritos pelo Onrecord.',
  create: 'Alterar e-mail',
  createDetail: 'Este é o texto atual. Altere e salve para usar o seu.',
  submit: 'Usar este texto',
  created: 'A partir de agora, o e-mail usa o seu texto',
  saved: 'A partir de agora, o e-mail usa o seu texto',
  fields: Object.assign({ mail: 'E-mail' }, fields),
  locale,
  hints,
  form,
  items,
  whose: { own: 'Seu texto', usual: 'Padrão' },
  remove: {
    action: 'Restaurar',
    title: 'Restaurar este e-mail?',
    detail: 'O texto padrão volta a ser usado.',
    done: 'O e-mail voltou ao padrão',
  },
  mail: {
    'application-received': 'Candidatura recebida',
    'interview-unanswered': 'Entrevista sem respostas',
    'interview-answered': 'Respostas recebidas',
    'interview-reviewed': 'Entrevista analisada',
    'interview-considered': 'Entre os finalistas',
    'interview-approved': 'Entrevista aprovada',
    'interview-unapproved': 'Aprovação retirada',
    'interview-not-approved': 'Sem aprovação até o momento',
    'interview-rejected': 'Candidatura rejeitada',
    'interview-discarded': 'Entrevista encerrada',
    'response-invited': 'Convite para responder',
    'response-reminded': 'Lembrete para responder',
    'response-extended': 'Mais tempo para responder',
    'team-application': 'Nova candidatura para a equipe de contratação',
    'team-answers': 'Respostas para a equipe de contratação',
    'note-mention': 'Menção em uma anotação de vaga',
    'candidate-note-mention': 'Menção em uma anotação de candidato',
    'review-mention': 'Menção em uma avaliação',
    'training-reviewed': 'Treinamento avaliado',
  },
  when: {
    'application-received': 'Para o candidato, depois que alguém se candidata.',
    'interview-unanswered': `${toCandidate} “não respondida”.`,
    'interview-answered': `${toCandidate} “respondida”.`,
    'interview-reviewed': `${toCandidate} “analisada”.`,
    'interview-considered': `${toCandidate} “considerada”.`,
    'interview-approved': `${toCandidate} “aprovada”.`,
    'interview-unapproved': `${toCandidate} “não aprovada” depois de ter sido aprovada.`,
    'interview-not-approved': `${toCandidate} “não aprovada” sem nunca ter sido aprovada.`,
    'interview-rejected': `${toCandidate} “rejeitada”.`,
    'interview-discarded': `${toCandidate} “descartada”.`,
    'response-invited': 'Para o candidato, quando recebe o convite para uma entrevista.',
    'response-reminded': 'Para o candidato, antes de terminar o prazo das respostas.',
    'response-extended': 'Para o candidato, quando o prazo das respostas é prorrogado.',
    'team-application': 'Para quem da equipe de contratação quer ser avisado, depois que alguém se candidata.',
    'team-answers': 'Para quem da equipe de contratação quer ser avisado, depois que um candidato envia as respostas.',
    'note-mention': 'Para quem é mencionado em uma anotação sobre uma vaga.',
    'candidate-note-mention': 'Para quem é mencionado em uma anotação sobre um candidato.',
    'review-mention': 'Para quem é mencionado em um comentário sobre uma resposta.',
    'training-reviewed': 'Para quem fez o treinamento, quando todas as suas respostas foram avaliadas.',
  },
});

export const productMailProblemPtBr: Record<keyof typeof productMailProblemEnUs, string> = {
  'product-mail-mail-taken': 'Este e-mail já usa o seu texto',
};
