import type { Locale } from '#contracts/kernel/locales';

type Words = Record<Locale, string>;
/** A tag of some mails of the product alone, with its words and an example: a link, or several lines for what is a list. */
export type OwnTag = { group: string; name: string; words: Words; example: Words };

const tag = (
  name: string,
  [en, pt]: readonly [string, string],
  example: readonly [string, string] | string,
): OwnTag => {
  const [exampleEn, examplePt] = typeof example === 'string' ? [example, example] : example;
  return {
    group: name.split('.')[0] ?? '',
    name,
    words: { 'en-us': en, 'pt-br': pt },
    example: { 'en-us': exampleEn, 'pt-br': examplePt },
  };
};
const there = (path: string): string => `https://onrecord.example${path}`;

export const ownTags: readonly OwnTag[] = [
  tag('interview.questions', ['Number of questions', 'Número de perguntas'], ['5 questions', '5 perguntas']),
  tag(
    'interview.question',
    ['Question to answer again', 'Pergunta a responder de novo'],
    ['Why do you want to work with us?', 'Por que você quer trabalhar conosco?'],
  ),
  tag('interview.answer_link', ['Link to answer', 'Link para responder'], there('/c/interviews/apply')),
  tag(
    'interview.reason',
    ['Why it was canceled', 'Motivo do cancelamento'],
    ['The position has been filled.', 'A vaga foi preenchida.'],
  ),
  tag('interview.interviewer', ['Interviewer', 'Entrevistador'], 'Rui Costa'),
  tag('interview.live_link', ['Link for the candidate', 'Link para o candidato'], there('/c/interviews/live')),
  tag('interview.staff_link', ['Link in the console', 'Link no console'], there('/t/recruiting/interviews')),
  tag(
    'candidate.staff_link',
    ['Link to the candidate in the console', 'Link do candidato no console'],
    there('/t/recruiting/candidates'),
  ),
  tag('candidate.portal_link', ['Link to come in', 'Link para entrar'], there('/a/portal-access')),
  tag('user.invitation_link', ['Link to come in', 'Link para entrar'], there('/a/invitation')),
  tag('webhook.name', ['Name', 'Nome'], ['Payroll', 'Folha de pagamento']),
  tag(
    'webhook.reason',
    ['Why it was turned off', 'Por que foi desativado'],
    ['The receiver responded with 410 Gone.', 'O destinatário respondeu com 410 Gone.'],
  ),
  tag('job.staff_link', ['Link to the job in the console', 'Link da vaga no console'], there('/t/recruiting/jobs')),
  tag('training.score', ['Score', 'Nota'], ['18 of 20 points', '18 de 20 pontos']),
  tag(
    'training.deadline',
    ['Due at', 'Prazo com horário'],
    ['March 31, 2026 at 11:59 PM', '31 de março de 2026 às 23:59'],
  ),
  tag(
    'training.missed',
    ['Overdue trainings', 'Treinamentos com prazo vencido'],
    [
      'Food safety (March 31, 2026)\nFire safety (April 2, 2026)',
      'Segurança dos alimentos (31 de março de 2026)\nPrevenção de incêndios (2 de abril de 2026)',
    ],
  ),
  tag('training.waiting', ['Trainings to review', 'Treinamentos a avaliar'], ['3 trainings', '3 treinamentos']),
  tag('training.oldest', ['Waiting since', 'Esperando desde'], ['March 27, 2026', '27 de março de 2026']),
  tag('training.reviews_link', ['Link to the reviews', 'Link das avaliações'], there('/t/trainings/video-responses')),
  tag('certificate.valid_until', ['Valid until', 'Válido até'], ['March 31, 2027', '31 de março de 2027']),
  tag(
    'certificate.renewal',
    ['How to renew it', 'Como renovar'],
    ['To renew it, complete the training once more.', 'Para renová-lo, conclua o treinamento mais uma vez.'],
  ),
  tag('certificate.link', ['Link to the certificate', 'Link do certificado'], there('/t/employee/certificates')),
  tag(
    'hire.items',
    ['What is still to be done', 'O que ainda falta'],
    [
      'A copy of your ID (by Mar 20, 2026)\nYour bank account',
      'Uma cópia do seu RG (até 20/03/2026)\nSua conta bancária',
    ],
  ),
  tag('hire.link', ['Link for the candidate', 'Link para o candidato'], there('/c/hires')),
  tag('hire.staff_link', ['Link in the console', 'Link no console'], there('/t/recruiting/hire-tasks')),
  tag('contract.signer', ['Name of the signer', 'Nome do signatário'], 'Maria Souza'),
  tag(
    'contract.message',
    ['Message to the signers', 'Mensagem aos signatários'],
    ['We are happy that you are joining us.', 'Ficamos felizes com a sua chegada.'],
  ),
  tag(
    'contract.reason',
    ['Why it was declined', 'Motivo da recusa'],
    ['The salary is wrong.', 'O salário está errado.'],
  ),
  tag(
    'contract.code_hint',
    ['What to do about the access code', 'O que fazer com o código de acesso'],
    ['Give the new signer a code of their own.', 'Dê ao novo signatário um código próprio.'],
  ),
  tag('contract.link', ['Link for the signer', 'Link para o signatário'], there('/c/sign')),
  tag('contract.staff_link', ['Link in the console', 'Link no console'], there('/t/recruiting/contracts')),
  tag('document.name', ['Name', 'Nome'], ['Code of conduct', 'Código de conduta']),
  tag(
    'document.deadline',
    ['To be read by', 'Ler até'],
    ['March 31, 2026 at 11:59 PM', '31 de março de 2026 às 23:59'],
  ),
  tag(
    'document.open',
    ['Documents to be read', 'Documentos a ler'],
    [
      'Code of conduct (March 31, 2026)\nFire safety',
      'Código de conduta (31 de março de 2026)\nPrevenção de incêndios',
    ],
  ),
  tag('document.link', ['Link to the document', 'Link do documento'], there('/t/trainings/policies')),
  tag('process.name', ['Name', 'Nome'], ['Opening a new kitchen', 'Abertura de uma nova cozinha']),
  tag(
    'process.steps',
    ['Steps', 'Etapas'],
    ['Order the equipment\nTrain the team', 'Encomendar os equipamentos\nTreinar a equipe'],
  ),
  tag('process.link', ['Link to the process', 'Link do processo'], there('/t/trainings/process-runs')),
  tag('task.title', ['Title', 'Título'], ['Call Maria Souza', 'Ligar para Maria Souza']),
  tag('task.assignee', ['Who had it', 'Com quem estava'], 'Rui Costa'),
  tag(
    'task.assigned',
    ['What was assigned', 'O que foi atribuído'],
    ['3 tasks\n2 interviews\n4 candidates', '3 tarefas\n2 entrevistas\n4 candidatos'],
  ),
  tag('task.overview_link', ['Link to the overview', 'Link da visão geral'], there('/t')),
  tag('task.link', ['Link to the task', 'Link da tarefa'], there('/t/tasks')),
  tag('note.author', ['Who wrote it', 'Quem escreveu'], 'Ana Lima'),
  tag(
    'note.text',
    ['What was written', 'O que foi escrito'],
    ['Shall we call her this week?', 'Ligamos para ela esta semana?'],
  ),
];
