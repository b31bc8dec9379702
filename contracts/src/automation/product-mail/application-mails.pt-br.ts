import type { applicationMailsEnUs } from './application-mails.en-us.ts';
import { lines, type MailWords } from './mail-words.ts';

export const applicationMailsPtBr: Record<keyof typeof applicationMailsEnUs, MailWords> = {
  'application-received': {
    subject: 'Recebemos sua candidatura para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} recebeu sua candidatura para {{ job.title }}. Enviaremos um e-mail quando algo mudar. Você pode acompanhar o andamento a qualquer momento em “Minhas entrevistas”.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-unanswered': {
    subject: 'O prazo da sua entrevista para {{ job.title }} terminou',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      'O prazo da sua entrevista com {{ company.name }} para {{ job.title }} terminou, e não recebemos suas respostas. Fale conosco se algo deu errado.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-answered': {
    subject: 'Recebemos suas respostas para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} recebeu suas respostas à entrevista para {{ job.title }}. Obrigado pelo seu tempo.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-approved': {
    subject: 'Boas notícias sobre sua entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} aprovou sua entrevista para {{ job.title }} e entrará em contato sobre o próximo passo.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-considered': {
    subject: 'Você está entre os finalistas para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} incluiu você entre os finalistas para {{ job.title }}.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-discarded': {
    subject: 'Sua entrevista para {{ job.title }} foi encerrada',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} encerrou sua entrevista para {{ job.title }}. Você não precisa fazer mais nada.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-rejected': {
    subject: 'Sobre sua entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} decidiu não seguir com sua candidatura para {{ job.title }}. Obrigado pelo interesse e pelo seu tempo.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-reviewed': {
    subject: 'Sua entrevista para {{ job.title }} foi analisada',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} analisou sua entrevista para {{ job.title }} e avisará você sobre os próximos passos.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-unapproved': {
    subject: 'Uma mudança na sua entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} voltou atrás na aprovação da sua entrevista para {{ job.title }}. Ainda não há uma nova decisão.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'interview-not-approved': {
    subject: 'Novidades sobre a sua entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} não aprovou sua entrevista para a vaga {{ job.title }} até o momento. Ainda não há uma decisão final.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'response-invited': {
    subject: 'Sua entrevista para {{ job.title }} com {{ company.name }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} convida você para uma entrevista para {{ job.title }}. Você responde a {{ interview.questions }} pela internet, quando for melhor para você, até {{ interview.deadline }}.',
      'Para respostas gravadas, você precisa de um computador ou celular com câmera e microfone. Entre ou crie uma conta com este endereço de e-mail:',
      '{{ interview.answer_link }}',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'response-reminded': {
    subject: 'Lembrete: sua entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} aguarda suas respostas para {{ job.title }}. Você tem até {{ interview.deadline }}.',
      'Para respostas gravadas, você precisa de um computador ou celular com câmera e microfone. Entre ou crie uma conta com este endereço de e-mail:',
      '{{ interview.answer_link }}',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'response-extended': {
    subject: 'Você tem mais tempo para sua entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} prorrogou o prazo da sua entrevista para {{ job.title }}. Agora você tem até {{ interview.deadline }}.',
      'Para respostas gravadas, você precisa de um computador ou celular com câmera e microfone. Entre ou crie uma conta com este endereço de e-mail:',
      '{{ interview.answer_link }}',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'response-reopened': {
    subject: 'Grave uma resposta de novo para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} liberou de novo uma gravação da sua entrevista para {{ job.title }}. Você tem até {{ interview.deadline }} para responder a esta pergunta:',
      '{{ interview.question }}',
      'Suas outras respostas ficam como você as enviou. Entre com este endereço de e-mail:',
      '{{ interview.answer_link }}',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'response-withdrawn': {
    subject: 'O convite para responder perguntas para {{ job.title }} foi retirado',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} retirou o convite para responder perguntas para {{ job.title }}. Você não precisa mais respondê-las.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'response-kept': {
    subject: 'Não é mais preciso gravar sua resposta de novo para {{ job.title }}',
    content: lines(
      'Olá, {{ candidate.first_name }},',
      '{{ company.name }} não pede mais que você grave de novo uma resposta da sua entrevista para {{ job.title }}. Todas as suas respostas ficam como você as enviou.',
      'Atenciosamente, {{ company.name }}',
    ),
  },
  'team-application': {
    subject: '{{ candidate.full_name }} se candidatou para {{ job.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      '{{ candidate.full_name }} se candidatou para {{ job.title }}. Veja a candidatura:',
      '{{ interview.staff_link }}',
      'Você recebe este e-mail porque faz parte da equipe de contratação desta vaga.',
    ),
  },
  'team-answers': {
    subject: '{{ candidate.full_name }} respondeu à entrevista para {{ job.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      '{{ candidate.full_name }} enviou as respostas da entrevista para {{ job.title }}. Avalie aqui:',
      '{{ interview.staff_link }}',
      'Você recebe este e-mail porque faz parte da equipe de contratação desta vaga.',
    ),
  },
  'note-mention': {
    subject: '{{ note.author }} mencionou você em uma anotação sobre {{ job.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      '{{ note.author }} escreveu sobre a vaga {{ job.title }}:',
      '{{ note.text }}',
      '{{ job.staff_link }}',
    ),
  },
  'candidate-note-mention': {
    subject: '{{ note.author }} mencionou você em uma anotação sobre {{ candidate.full_name }}',
    content: lines(
      'Olá, {{ user.name }},',
      '{{ note.author }} escreveu sobre {{ candidate.full_name }}:',
      '{{ note.text }}',
      '{{ candidate.staff_link }}',
    ),
  },
  'review-mention': {
    subject: '{{ note.author }} mencionou você em uma avaliação de {{ job.title }}',
    content: lines(
      'Olá, {{ user.name }},',
      '{{ note.author }} comentou a entrevista de {{ candidate.full_name }} para {{ job.title }}:',
      '{{ note.text }}',
      '{{ interview.staff_link }}',
    ),
  },
};
