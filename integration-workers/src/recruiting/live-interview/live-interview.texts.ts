import type { MailText, MailTexts } from '#integration-workers/automation/mail/render';

export type LiveValues = {
  /** `offered`, `set`, `moved`, `cancelled`, `reminded`, or what the candidate said: `yes` and `no`. */
  news: string;
  reader: string;
  isStaff: string;
  company: string;
  candidate: string;
  title: string;
  /** Empty: it is still to be chosen. */
  time: string;
  place: string;
  reason: string;
  link: string;
};

type Said = { subject: string; paragraphs: readonly (string | false)[] };
const whole = (hello: string, { subject, paragraphs }: Said): MailText => ({
  subject,
  paragraphs: [hello, ...paragraphs].filter((one): one is string => one !== false),
});

const enUs = (values: LiveValues): MailText => {
  const { news, reader, company, candidate, title, time, place, reason, link } = values;
  const isStaff = values.isStaff === 'yes';
  const whom = isStaff ? candidate : company;
  const where = place !== '' && `Where: ${place}`;
  const said: Record<string, Said> = {
    offered: {
      subject: `Choose a time for your interview with ${company}`,
      paragraphs: [`${company} would like to meet you: ${title}. Choose the time that suits you best:`, link, where],
    },
    set: {
      subject: `${title}: interview with ${whom}`,
      paragraphs: [
        `The interview with ${whom} takes place on ${time}.`,
        where,
        isStaff ? 'Details, and whether you are coming:' : 'Please tell us whether you are coming:',
        link,
      ],
    },
    moved: {
      subject: `Changed: interview with ${whom}`,
      paragraphs: [
        `The interview “${title}” with ${whom} was changed. It takes place on ${time}.`,
        where,
        isStaff ? 'Details, and whether you are coming:' : 'Please tell us whether you are coming:',
        link,
      ],
    },
    cancelled: {
      subject: `Canceled: interview with ${whom}`,
      paragraphs: [
        time === ''
          ? `The interview “${title}” with ${whom} has been canceled.`
          : `The interview “${title}” with ${whom} on ${time} has been canceled.`,
        reason !== '' && `Reason: ${reason}`,
      ],
    },
    reminded: {
      subject: `Reminder: interview with ${whom}`,
      paragraphs: [`The interview “${title}” with ${whom} takes place on ${time}.`, where, link],
    },
    yes: {
      subject: `${candidate} is coming to the interview`,
      paragraphs: [`${candidate} has accepted the interview “${title}” on ${time}.`, link],
    },
    no: {
      subject: `${candidate} cannot come to the interview`,
      paragraphs: [`${candidate} has declined the interview “${title}” on ${time}. Suggest another time here:`, link],
    },
  };
  return whole(`Hello ${reader},`, said[news] ?? { subject: title, paragraphs: [link] });
};

const ptBr = (values: LiveValues): MailText => {
  const { news, reader, company, candidate, title, time, place, reason, link } = values;
  const isStaff = values.isStaff === 'yes';
  const whom = isStaff ? candidate : company;
  const where = place !== '' && `Onde: ${place}`;
  const said: Record<string, Said> = {
    offered: {
      subject: `Escolha o horário da sua entrevista com ${company}`,
      paragraphs: [`${company} quer conversar com você: ${title}. Escolha o melhor horário para você:`, link, where],
    },
    set: {
      subject: `${title}: entrevista com ${whom}`,
      paragraphs: [
        `A entrevista com ${whom} está marcada para ${time}.`,
        where,
        isStaff ? 'Veja os detalhes e confirme sua presença:' : 'Confirme sua presença aqui:',
        link,
      ],
    },
    moved: {
      subject: `Alterada: entrevista com ${whom}`,
      paragraphs: [
        `A entrevista “${title}” com ${whom} foi alterada. Ela está marcada para ${time}.`,
        where,
        isStaff ? 'Veja os detalhes e confirme sua presença:' : 'Confirme sua presença aqui:',
        link,
      ],
    },
    cancelled: {
      subject: `Cancelada: entrevista com ${whom}`,
      paragraphs: [
        time === ''
          ? `A entrevista “${title}” com ${whom} foi cancelada.`
          : `A entrevista “${title}” com ${whom}, marcada para ${time}, foi cancelada.`,
        reason !== '' && `Motivo: ${reason}`,
      ],
    },
    reminded: {
      subject: `Lembrete: entrevista com ${whom}`,
      paragraphs: [`A entrevista “${title}” com ${whom} está marcada para ${time}.`, where, link],
    },
    yes: {
      subject: `${candidate} confirmou a entrevista`,
      paragraphs: [`${candidate} confirmou presença na entrevista “${title}”, marcada para ${time}.`, link],
    },
    no: {
      subject: `${candidate} não pode ir à entrevista`,
      paragraphs: [
        `${candidate} recusou a entrevista “${title}”, marcada para ${time}. Proponha outro horário aqui:`,
        link,
      ],
    },
  };
  return whole(`Olá, ${reader},`, said[news] ?? { subject: title, paragraphs: [link] });
};

export const liveInterviewTexts: MailTexts<LiveValues> = { 'en-us': enUs, 'pt-br': ptBr };
