import { inSentence, type ResourceWords, type Words, withUsual } from './words.ts';

const endings = {
  f: { ending: 'a', new: 'Nova', none: 'Nenhuma', this: 'esta', it: 'Ela', they: 'Elas' },
  m: { ending: 'o', new: 'Novo', none: 'Nenhum', this: 'este', it: 'Ele', they: 'Eles' },
};

export type ResourceWordsPtBr = ResourceWords & { gender: 'f' | 'm' };

/** What is said of every resource, from its name and the name's gender; its own words go first. */
export const resourcePtBr = ({ gender, ...words }: ResourceWordsPtBr): Words => {
  const [one, many] = [inSentence(words.name_one), inSentence(words.name_other)];
  const { historyName = words.name_one } = words;
  const g = endings[gender];
  return withUsual(
    {
      title: words.name_other,
      create: `${g.new} ${one}`,
      edit: `Editar ${one}`,
      submit: 'Criar',
      facts: 'Detalhes',
      search: `Buscar ${many}`,
      created: `${words.name_one} criad${g.ending}`,
      saved: `${words.name_one} salv${g.ending}`,
      historyName,
      events: {
        Created: `${historyName} criad${g.ending}`,
        Changed: `${historyName} alterad${g.ending}`,
        Removed: `${historyName} removid${g.ending}`,
      },
      fields: {
        name: 'Nome',
        description: 'Descrição',
        status: 'Status',
        email: 'E-mail',
        phone: 'Telefone',
        phoneE164: 'Telefone, formato internacional',
        address: 'Endereço',
        city: 'Cidade',
        location: 'Local',
        country: 'País',
        website: 'Site',
        createdAt: `Criad${g.ending} em`,
        updatedAt: `Atualizad${g.ending} em`,
      },
      empty: { title: `${g.none} ${one} ainda`, detail: 'O que você criar aparecerá aqui.' },
      remove: {
        action: 'Remover',
        title: `Remover ${g.this} ${one}?`,
        detail: `${g.it} deixará de aparecer nas listas. O histórico permanece na auditoria.`,
        done: `${words.name_one} removid${g.ending}`,
      },
      removeMany: {
        action: 'Remover',
        title_one: `Remover 1 ${one}?`,
        title_other: `Remover {{count}} ${many}?`,
        detail: `${g.they} deixarão de aparecer nas listas. O histórico permanece na auditoria.`,
        done_one: `1 ${one} removid${g.ending}`,
        done_other: `{{count}} ${many} removid${g.ending}s`,
      },
    },
    words,
  );
};
