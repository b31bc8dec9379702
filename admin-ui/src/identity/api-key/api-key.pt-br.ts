import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { apiKeyProblemEnUs } from './api-key.en-us.ts';

export const apiKeyPtBr = resourcePtBr({
  name_one: 'Chave de API',
  name_other: 'Chaves de API',
  gender: 'f',
  detail: 'Com uma chave, outro programa da sua empresa lê e altera o que você permitir.',
  submit: 'Criar chave',
  created: 'A chave de API foi criada',
  facts: 'Chave',
  history: 'O que ela fez',
  never: 'Nunca',
  lost: 'Aquilo que identificava este segredo se perdeu: a chave não abre mais nada. Revogue-a e crie outra.',
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
    until: 'Último dia',
    revokedAt: 'Revogada em',
    status: 'Situação',
    apiKeyId: 'Chave de API',
  },
  form: { scopes: 'Escopos' },
  hints: {
    name: 'O programa que vai usá-la, para que a auditoria diga quem foi.',
    until: 'Deixe em branco para uma chave que não expira.',
    scopes: 'Dê só o necessário. Você pode dar o que você mesmo tem; quem entra na empresa é decisão de pessoas.',
  },
  status: { active: 'Ativa', expired: 'Expirada', revoked: 'Revogada', lost: 'Inutilizável' },
  secret: {
    title: 'Sua nova chave de API',
    hint: 'Copie este segredo agora e guarde-o onde seu programa o encontre. Ele não fica guardado aqui e não pode ser mostrado de novo. Quem o tiver pode fazer tudo o que a chave permite.',
  },
  revoke: {
    action: 'Revogar',
    title: 'Revogar {{name}}?',
    detail:
      'A próxima requisição com esta chave já será recusada. Não há como desfazer; o que a chave fez continua na auditoria.',
    done: 'A chave de API foi revogada',
  },
  empty: {
    detail:
      'Uma chave deixa outro programa entrar sem uma pessoa: seu site de carreiras que lista vagas, a folha de pagamento que lê quem foi contratado. Cada um tem nome e escopos próprios e pode ser revogado sozinho.',
  },
  events: { ApiKeyRevoked: 'Chave de API revogada' },
});

export const apiKeyProblemPtBr: typeof apiKeyProblemEnUs = {
  'api-key-not-found': 'Esta chave de API não existe.',
  'api-key-already-exists': 'Esta chave de API já existe.',
  'api-key-expiry-past': 'Escolha um dia que ainda esteja por vir.',
  'api-key-limit': 'Sua empresa tem 100 chaves de API em uso. Revogue antes uma de que ninguém precise.',
  'api-key-secret-shown':
    'Esta chave já foi criada, e seu segredo só pode ser mostrado uma vez. Revogue-a e crie outra.',
  'scope-of-people': 'Este direito é de pessoas; nenhuma chave pode tê-lo.',
};
