import { languageTag } from 'contracts/kernel/language-tag';
import type { Locale } from 'contracts/kernel/locale';
import { certificateNumber } from 'contracts/training/certificate/certificate.choices';
import type { TrainingCertificateRecord } from 'contracts/training/certificate/certificate.entity';
import type { CertificateDrawing } from './certificate.drawing.ts';

const words = {
  'en-us': {
    title: 'Certificate',
    certifies: 'This certifies that',
    hasPassed: 'has passed the training',
    version: (version: number) => `Version ${version}`,
    completedOn: 'Completed on',
    score: 'Score',
    points: (earned: number, possible: number) => `${earned} of ${possible} points`,
    validUntil: 'Valid until',
    number: 'Certificate number',
    proof: 'See whether this certificate is valid:',
  },
  'pt-br': {
    title: 'Certificado',
    certifies: 'Certificamos que',
    hasPassed: 'foi aprovado(a) no treinamento',
    version: (version: number) => `Versão ${version}`,
    completedOn: 'Concluído em',
    score: 'Pontuação',
    points: (earned: number, possible: number) => `${earned} de ${possible} pontos`,
    validUntil: 'Válido até',
    number: 'Número do certificado',
    proof: 'Confira se este certificado é válido:',
  },
} as const satisfies Record<Locale, unknown>;

type Saying = { record: TrainingCertificateRecord; name: string; link: string; locale: Locale; colour: string | null };

/** What stands on a certificate, in a language. */
export const certificateDrawing = ({ record, name, link, locale, colour }: Saying): CertificateDrawing => {
  const { companyName, programName, programVersion, earned, possible, completedOn, validUntil } = record;
  const say = words[locale];
  const format = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' });
  const dayOf = (day: string) => format.format(new Date(`${day}T00:00:00.000Z`));
  return {
    ...{ link, colour, language: languageTag(locale), issuedAt: record.createdAt },
    ...{ company: companyName, title: say.title, certifies: say.certifies, name, hasPassed: say.hasPassed },
    ...{ program: programName, version: say.version(programVersion), proof: say.proof },
    facts: [
      [say.completedOn, dayOf(completedOn)],
      ...(possible > 0 ? [[say.score, say.points(earned, possible)] as [string, string]] : []),
      ...(validUntil === null ? [] : [[say.validUntil, dayOf(validUntil)] as [string, string]]),
      [say.number, certificateNumber(record.id)],
    ],
  };
};
