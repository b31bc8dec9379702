import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { apiKeyProblemEnUs } from './api-key.en-us.ts';

export const apiKeyPtBr = resourcePtBr({
  name_one: 'Chave de API',
  name_other: 'Chaves de API',
  gender: 'f',
  detail: 'As chaves de API permitem que outros programas leiam e alterem os dados que você autorizar.',
  submit: 'Criar chave',

  facts: 'Chave',
  history: 'Atividade',
  never: 'Nunca',
  lost: 'Esta chave não pode mais ser verificada e não funciona. Revogue-a e crie outra.',
  scopeCount_one: '{{count}} escopo',
  scopeCount_other: '{{count}} escopos',
  scopesRequired: 'Escolha ao menos um escopo',
  fields: {
    secret: 'Segredo',
    scopes: 'Escopos',
    createdAt: 'Criada em',
    createdById: 'Criada por',
    lastUsedAt: 'Último uso',
    expiresAt: 'Expira em',
    until: 'Data de expiração',
    revokedAt: 'Revogada em',

    apiKeyId: 'Chave de API',
  },
  form: { scopes: 'Escopos' },
  hints: {
    name: 'O programa que vai usar a chave. Aparece na auditoria.',
    until: 'Deixe em branco para uma chave que não expira.',
    scopes:
      'Escolha só o que o programa precisa. Você pode conceder as permissões que tem, exceto as que gerenciam o acesso de pessoas.',
  },
  status: { active: 'Ativa', expired: 'Expirada', revoked: 'Revogada', lost: 'Inutilizável' },
  secret: {
    title: 'Sua nova chave de API',
    hint: 'Copie este segredo agora e guarde-o em local seguro. Ele não poderá ser mostrado de novo. Quem o tiver pode fazer tudo o que a chave permite.',
  },
  revoke: {
    action: 'Revogar',
    title: 'Revogar {{name}}?',
    detail:
      'As requisições com esta chave serão recusadas imediatamente. Não é possível desfazer. O que a chave fez permanece na auditoria.',
    done: 'Chave de API revogada',
  },
  empty: {
    detail:
      'Use chaves para conectar outros programas, como um site de carreiras que lista suas vagas ou uma folha de pagamento que lê as contratações. Cada chave tem escopos próprios e pode ser revogada separadamente.',
  },
  events: { ApiKeyRevoked: 'Chave de API revogada' },
});

export const apiKeyProblemPtBr: typeof apiKeyProblemEnUs = {
  'api-key-not-found': 'Esta chave de API não existe.',
  'api-key-already-exists': 'Esta chave de API já existe.',
  'api-key-expiry-past': 'Escolha uma data futura.',
  'api-key-limit': 'Sua empresa atingiu o limite de 100 chaves de API ativas. Revogue uma primeiro.',
  'api-key-secret-shown': 'Esta chave já foi criada, e o segredo só pode ser mostrado uma vez. Revogue-a e crie outra.',
  'scope-of-people': 'Chaves de API não podem ter esta permissão.',
};
