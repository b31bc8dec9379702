import type { MailTexts } from '#integration-workers/automation/mail/render';

export type InvitedValues = {
  firstName: string;
  company: string;
  job: string;
  questions: string;
  deadline: string;
  link: string;
  news: 'invited' | 'reminded' | 'extended';
};
type Told = { subject: string; first: string };

const inEnglish = ({ company, job, deadline, questions, news }: InvitedValues): Told => {
  const count = questions === '1' ? '1 question' : `${questions} questions`;
  switch (news) {
    case 'invited':
      return {
        subject: `Your interview for ${job} with ${company}`,
        first: `${company} invites you to an interview for ${job}. You answer ${count} online, at a time that suits you, until ${deadline}.`,
      };
    case 'reminded':
      return {
        subject: `Reminder: your interview for ${job}`,
        first: `${company} is looking forward to your answers for ${job}. You have until ${deadline}.`,
      };
    case 'extended':
      return {
        subject: `You have more time for your interview for ${job}`,
        first: `${company} has moved the deadline of your interview for ${job}. You now have until ${deadline}.`,
      };
  }
};

const inPortuguese = ({ company, job, deadline, questions, news }: InvitedValues): Told => {
  const count = questions === '1' ? '1 pergunta' : `${questions} perguntas`;
  switch (news) {
    case 'invited':
      return {
        subject: `Sua entrevista para ${job} com ${company}`,
        first: `${company} convida você para uma entrevista para a vaga ${job}. Você responde a ${count} pela internet, quando for melhor para você, até ${deadline}.`,
      };
    case 'reminded':
      return {
        subject: `Lembrete: sua entrevista para ${job}`,
        first: `${company} aguarda suas respostas para a vaga ${job}. Você tem até ${deadline}.`,
      };
    case 'extended':
      return {
        subject: `Você tem mais tempo para sua entrevista para ${job}`,
        first: `${company} prorrogou o prazo da sua entrevista para a vaga ${job}. Agora você tem até ${deadline}.`,
      };
  }
};

export const invitedTexts: MailTexts<InvitedValues> = {
  'en-us': (values) => {
    const { subject, first } = inEnglish(values);
    const how =
      'You need a computer or phone with a camera and a microphone where an answer is recorded. Sign in, or create an account, with this email address:';
    const paragraphs = [`Hello ${values.firstName},`, first, how, values.link, `Kind regards, ${values.company}`];
    return { subject, paragraphs };
  },
  'pt-br': (values) => {
    const { subject, first } = inPortuguese(values);
    const how =
      'Para respostas gravadas, você precisa de um computador ou celular com câmera e microfone. Entre ou crie uma conta com este endereço de e-mail:';
    const paragraphs = [`Olá, ${values.firstName},`, first, how, values.link, `Atenciosamente, ${values.company}`];
    return { subject, paragraphs };
  },
};
