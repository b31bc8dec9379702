import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

/** Textos apenas da área da plataforma, sobre os do console. */
export const landlordPtBr = {
  layout: { area: { landlord: 'Instalação' } },
  identity: {
    role: {
      group: { landlord: 'Área da plataforma' },
      thing: { companies: 'Empresas' },
      action: { suspend: 'Suspender e reativar' },
    },
  },
  resources: {
    companies: resourcePtBr({
      name_one: 'Empresa',
      name_other: 'Empresas',
      gender: 'f',
      facts: 'Sobre',
      content: 'O que há nela',
      noOwner: 'Ninguém que possa entrar',
      suspended: 'Suspensa',
      since: 'Desde',
      reason: 'Motivo',
      state: { active: 'Ativa', suspended: 'Suspensa' },
      fields: {
        subdomain: 'Subdomínio',
        owners: 'Proprietários',
        users: 'Usuários',
        candidates: 'Candidatos',
        jobs: 'Vagas',
        interviews: 'Entrevistas',
        state: 'Situação',
        createdAt: 'Criada em',
      },
      suspend: {
        action: 'Suspender',
        title: 'Suspender {{name}}?',
        detail:
          'As pessoas e as chaves de API são recusadas a partir da próxima requisição, as páginas públicas somem e ninguém pode se candidatar. Nada é excluído.',
        reason: 'Motivo',
        reasonHint: 'A empresa o lê na auditoria quando voltar.',
        done: 'A empresa está suspensa',
      },
      reinstate: {
        action: 'Reativar',
        title: 'Reativar {{name}}?',
        detail: 'Tudo volta de uma vez: as pessoas, as chaves, as páginas e as vagas.',
        done: 'A empresa está de volta',
      },
      empty: { detail: 'Uma empresa aparece aqui assim que alguém a cadastra.' },
    }),
    candidates: {
      createDetail: 'O registro pertence à empresa, e a auditoria dela diz que um administrador da plataforma o criou.',
      fields: { companyName: 'Empresa' },
      empty: { detail: 'Quem uma empresa conhece aparece aqui ao lado dela.' },
    },
  },
  platform: {
    area: 'Área da plataforma',
    role: {
      title: 'Papéis',
      detail: 'Papéis que as empresas criaram para si, depois dos que toda empresa tem.',
      builtIn: 'Todas as empresas',
    },
    permission: {
      title: 'Permissões',
      detail: 'Tudo o que pode ser permitido. O que é da área da plataforma nenhuma empresa pode dar.',
    },
  },
};
