export type Section = 'summary' | 'skills' | 'work' | 'education' | 'languages' | 'certifications' | 'other';

/** What parts of a résumé are called in English and Portuguese. */
const HEADINGS: Record<Section, readonly string[]> = {
  summary: ['summary', 'profile', 'professional summary', 'about', 'about me', 'objective', 'career objective'].concat([
    'resumo',
    'perfil',
    'sobre',
    'sobre mim',
    'objetivo',
    'resumo profissional',
    'perfil profissional',
  ]),
  skills: [
    'skills',
    'technical skills',
    'key skills',
    'core skills',
    'core competencies',
    'competencies',
    'expertise',
  ].concat(['competencias', 'habilidades', 'conhecimentos', 'habilidades e competencias', 'principais competencias']),
  work: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
  ].concat([
    'experiencia',
    'experiencia profissional',
    'experiencias',
    'experiencias profissionais',
    'historico profissional',
  ]),
  education: ['education', 'academic background', 'education and training', 'qualifications'].concat([
    'educacao',
    'formacao',
    'formacao academica',
    'escolaridade',
  ]),
  languages: ['languages', 'language skills', 'idiomas', 'linguas'],
  certifications: ['certifications', 'certificates', 'licenses', 'licenses and certifications'].concat([
    'certificacoes',
    'certificados',
    'cursos',
    'cursos e certificacoes',
    'licencas',
  ]),
  other: [
    'references',
    'interests',
    'hobbies',
    'projects',
    'publications',
    'awards',
    'volunteering',
    'volunteer experience',
  ].concat([
    'referencias',
    'interesses',
    'projetos',
    'publicacoes',
    'premios',
    'voluntariado',
    'informacoes adicionais',
  ]),
};
const sections = new Map(
  Object.entries(HEADINGS).flatMap(([section, names]) => names.map((name) => [name, section as Section] as const)),
);

const MAX_HEADING = 40;

const plain = (line: string): string =>
  line
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L} ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

export const headingOf = (line: string): Section | undefined =>
  line.length <= MAX_HEADING ? sections.get(plain(line)) : undefined;

export type Parts = { head: string[]; sections: Partial<Record<Section, string[]>> };

/** Lines of a résumé by the part they stand in; what stands above the first heading says who it is. */
export const partsOf = (text: string): Parts => {
  const parts: Parts = { head: [], sections: {} };
  let lines = parts.head;
  for (const line of text.split(/\r\n|[\n\r\f]/)) {
    const said = line.replace(/[\t\u00a0 ]+/g, ' ').trim();
    const heading = headingOf(said);
    if (heading) {
      lines = parts.sections[heading] ?? [];
      parts.sections[heading] = lines;
    } else lines.push(said);
  }
  return parts;
};
