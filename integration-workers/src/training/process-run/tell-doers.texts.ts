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
};

/** Steps that a mail names; the page has all. */
const NAMED = 10;
const listed = (steps: string, more: (count: number) => string): string[] => {
  const names = steps.split('\n');
  const left = names.length - NAMED;
  return [...names.slice(0, NAMED).map((step) => `• ${step}`), ...(left > 0 ? [more(left)] : [])];
};

export const doersTexts = {
  'en-us': ({ name, company, run, steps, link, isDue, isTheirs }: DoersValues) => ({
    subject: isDue ? `Due today: ${run}` : `Steps assigned to you: ${run}`,
    paragraphs: [
      `Hello ${name},`,
      isDue
        ? isTheirs
          ? `these steps of “${run}” at ${company} are due today:`
          : `these steps of “${run}” at ${company} are due today. The person they were assigned to no longer works there, so please assign them to somebody else:`
        : `these steps of “${run}” at ${company} are yours to do:`,
      ...listed(steps, (count) => `and ${count} more`),
      'See what to do and mark them as done here:',
      link,
    ],
  }),
  'pt-br': ({ name, company, run, steps, link, isDue, isTheirs }: DoersValues) => ({
    subject: isDue ? `Vence hoje: ${run}` : `Etapas atribuídas a você: ${run}`,
    paragraphs: [
      `Olá, ${name},`,
      isDue
        ? isTheirs
          ? `estas etapas de “${run}” em ${company} vencem hoje:`
          : `estas etapas de “${run}” em ${company} vencem hoje. A pessoa responsável não trabalha mais lá; passe-as para outra pessoa:`
        : `estas etapas de “${run}” em ${company} ficaram com você:`,
      ...listed(steps, (count) => `e mais ${count}`),
      'Veja o que fazer e marque como concluídas aqui:',
      link,
    ],
  }),
};
