export type DoersValues = {
  name: string;
  company: string;
  run: string;
  /** One on each line. */
  steps: string;
  link: string;
  /** Empty: they were given now. */
  isDue: string;
  /** Empty: whoever was to do them works here no more. */
  isTheirs: string;
  /** Not empty: of a team, whoever takes them. */
  isTeams: string;
};

/** Steps that a mail names; the page has all. */
const NAMED = 10;
const listed = (steps: string, more: (count: number) => string): string[] => {
  const names = steps.split('\n');
  const left = names.length - NAMED;
  return [...names.slice(0, NAMED).map((step) => `• ${step}`), ...(left > 0 ? [more(left)] : [])];
};

export const doersTexts = {
  'en-us': ({ name, company, run, steps, link, isDue, isTheirs, isTeams }: DoersValues) => ({
    subject: isDue ? `Due today: ${run}` : `Steps assigned to ${isTeams ? 'your team' : 'you'}: ${run}`,
    paragraphs: [
      `Hello ${name},`,
      isDue
        ? isTheirs
          ? isTeams
            ? `these steps of “${run}” at ${company} are due today, and nobody in your team has taken them yet:`
            : `these steps of “${run}” at ${company} are due today:`
          : `these steps of “${run}” at ${company} are due today. The person they were assigned to no longer works there, so please assign them to somebody else:`
        : isTeams
          ? `these steps of “${run}” at ${company} were assigned to your team. Whoever does one takes it first:`
          : `these steps of “${run}” at ${company} are yours to do:`,
      ...listed(steps, (count) => `and ${count} more`),
      'See what to do and mark them as done here:',
      link,
    ],
  }),
  'pt-br': ({ name, company, run, steps, link, isDue, isTheirs, isTeams }: DoersValues) => ({
    subject: isDue ? `Vence hoje: ${run}` : `Etapas atribuídas ${isTeams ? 'à sua equipe' : 'a você'}: ${run}`,
    paragraphs: [
      `Olá, ${name},`,
      isDue
        ? isTheirs
          ? isTeams
            ? `estas etapas de “${run}” em ${company} vencem hoje e ninguém da sua equipe as assumiu ainda:`
            : `estas etapas de “${run}” em ${company} vencem hoje:`
          : `estas etapas de “${run}” em ${company} vencem hoje. A pessoa responsável não trabalha mais lá; passe-as para outra pessoa:`
        : isTeams
          ? `estas etapas de “${run}” em ${company} ficaram com a sua equipe. Quem for fazer uma delas a assume antes:`
          : `estas etapas de “${run}” em ${company} ficaram com você:`,
      ...listed(steps, (count) => `e mais ${count}`),
      'Veja o que fazer e marque como concluídas aqui:',
      link,
    ],
  }),
};
