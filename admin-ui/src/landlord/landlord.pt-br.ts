import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

/** Textos apenas da área da plataforma, sobre os do console. */
export const landlordPtBr = {
  layout: { area: { landlord: 'Plataforma' } },
  identity: {
    role: {
      group: { landlord: 'Área da plataforma' },
      thing: { companies: 'Empresas' },
      action: { suspend: 'Suspender e reativar', limit: 'Alterar limites' },
    },
  },
  resources: {
    companies: resourcePtBr({
      name_one: 'Empresa',
      name_other: 'Empresas',
      gender: 'f',
      facts: 'Sobre',
      content: 'Conteúdo',
      noOwner: 'Nenhum proprietário ativo',
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
        state: 'Status',
        createdAt: 'Criada em',
      },
      suspend: {
        action: 'Suspender',
        title: 'Suspender {{name}}?',
        detail:
          'Os usuários e as chaves de API perdem o acesso imediatamente, as páginas públicas saem do ar e ninguém pode se candidatar. Nada é excluído.',
        reason: 'Motivo',
        reasonHint: 'A empresa pode ver isto na auditoria depois de reativada.',
        done: 'Empresa suspensa',
      },
      reinstate: {
        action: 'Reativar',
        title: 'Reativar {{name}}?',
        detail: 'Os usuários, as chaves de API, as páginas públicas e as vagas voltam a funcionar imediatamente.',
        done: 'Empresa reativada',
      },
      limits: {
        title: 'Ações automáticas por hora',
        action: 'Alterar',
        kind: {
          all: 'Todas as ações',
          mail: 'E-mails',
          'call-webhook': 'Chamadas de webhook',
          'create-task': 'Tarefas',
        },
        usual: '(limite padrão)',
        question: 'Limites de {{name}}',
        detail:
          'O que passar do limite em uma hora não é executado. As alterações valem imediatamente, e a empresa pode vê-las na auditoria.',
        hint: 'Deixe em branco para usar o limite padrão: {{usual}}.',
        wrong: 'Digite um número inteiro de 0 a {{max}}.',
        save: 'Salvar',
        done: 'Limites alterados',
      },
      storage: {
        title: 'Armazenamento',
        action: 'Alterar',
        stored: 'Em uso',
        quota: 'Cota',
        usual: '(cota padrão)',
        question: 'Cota de armazenamento de {{name}}',
        detail:
          'Uma empresa sem espaço mantém o que tem e não envia mais nada. A alteração vale imediatamente, e a empresa pode vê-la na auditoria.',
        gigabytes: 'Gigabytes',
        hint: 'Deixe em branco para usar a cota padrão: {{usual}}.',
        wrong: 'Digite um número de 0 a {{max}}.',
        save: 'Salvar',
        done: 'Cota alterada',
      },
      empty: { detail: 'As empresas aparecem aqui quando se cadastram.' },
    }),
    candidates: {
      createDetail:
        'O registro pertence à empresa, e a auditoria dela mostra que um administrador da plataforma o adicionou.',
      fields: { companyName: 'Empresa' },
      empty: { detail: 'Os candidatos de todas as empresas aparecem aqui.' },
    },
    'parked-rows': {
      title: 'Alterações em espera',
      detail:
        'As alterações que não puderam ser aplicadas esperam aqui, junto com as seguintes do mesmo registro. Todo o resto continua funcionando.',
      noCompany: 'Nenhuma empresa',
      requested: 'Tentando…',
      fields: {
        projection: 'Modelo de leitura',
        companyName: 'Empresa',
        record: 'Parte do registro',
        rowId: 'ID do registro',
        events: 'Alterações',
        parkedAt: 'Em espera desde',
        error: 'Erro',
        retry: 'Ação',
      },
      retry: {
        action: 'Tentar novamente',
        applied_one: 'Aplicado: 1 registro está atualizado de novo',
        applied_other: 'Aplicado: {{count}} registros estão atualizados de novo',
        refused_one: 'Ainda com erro: 1 registro continua em espera',
        refused_other: 'Ainda com erro: {{count}} registros continuam em espera',
        requested: 'Tentando novamente. A lista mostra quando terminar.',
      },
      empty: { title: 'Nada em espera', detail: 'Todas as alterações foram aplicadas.' },
    },
  },
  platform: {
    area: 'Área da plataforma',
    role: {
      title: 'Papéis',
      detail: 'Papéis criados pelas empresas, listados depois dos papéis padrão.',
      builtIn: 'Todas as empresas',
    },
    permission: {
      title: 'Permissões',
      detail: 'Todas as permissões. As empresas não podem conceder as da área da plataforma.',
    },
  },
};
