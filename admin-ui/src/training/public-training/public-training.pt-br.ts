import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { publicTrainingProblemEnUs } from './public-training.en-us.ts';

export const publicTrainingPtBr = resourcePtBr({
  name_one: 'Treinamento público',
  name_other: 'Treinamentos públicos',
  gender: 'm',
  historyName: 'Treinamento público',
  detail: 'Programas em que pessoas de fora podem se inscrever por um link.',
  create: 'Criar link público',
  submit: 'Criar link',
  created: 'Link criado. Ninguém consegue abri-lo antes de você abrir o treinamento.',
  search: 'Buscar por programa ou endereço',
  fields: {
    programId: 'Programa',
    programName: 'Programa',
    slug: 'Endereço',
    isListed: 'Mostrar na página da empresa',
    embedOrigins: 'Sites que podem incorporá-lo',
  },
  hints: {
    slug: 'A última parte do link, como nocoes-de-empilhadeira. Endereços anteriores levam a este.',
    isListed: 'Os buscadores também o encontram. Caso contrário, só quem tem o link o vê.',
    embedOrigins: 'Um por linha: https://www.exemplo.com.br, ou https://*.exemplo.com.br para todos os subdomínios.',
  },
  form: { page: 'Página pública', embedding: 'Em outros sites' },
  status: { open: 'Aberto', withdrawn: 'Fechado' },
  open: {
    action: 'Abrir para todos',
    title: 'Abrir este treinamento para todos?',
    detail:
      'Quem tiver o link {{address}} lê o nome, a imagem, a descrição e os títulos das aulas de “{{name}}”, se inscreve e faz a versão atual. Você vê quem se inscreve e pode fechá-lo quando quiser.',
    done: 'Treinamento aberto',
  },
  withdraw: {
    action: 'Fechar',
    title: 'Fechar este treinamento?',
    detail: 'Ninguém mais poderá se inscrever em “{{name}}”, e a página dirá isso. Quem já se inscreveu continua.',
    done: 'Treinamento fechado',
  },
  embed: {
    title: 'Em outros sites',
    detail:
      'Cole este código em uma página de um site permitido. Ele mostra o que é o treinamento; o botão o abre em uma nova aba, onde as pessoas se inscrevem e aprendem.',
    code: 'Código para colar',
    copy: 'Copiar código',
    copied: 'Código copiado',
    byHand: 'Selecione o código e copie-o manualmente.',
    noSites: 'Nenhum site pode incorporar este treinamento. Adicione o endereço de um para receber o código.',
    notOpen: 'Você recebe o código quando o treinamento estiver aberto.',
  },
  learners: {
    title: 'Pessoas de fora',
    none: 'Ninguém se inscreveu ainda',
    noneDetail: 'Compartilhe o link. Acrescente um nome ao final, como /newsletter, para ver de onde as pessoas vêm.',
  },
  removeLearner: {
    action: 'Remover',
    title: 'Remover {{name}}?',
    detail: '{{name}} não poderá continuar nem se inscrever de novo pelo link e será avisado(a) por e-mail.',
    done: 'Pessoa removida',
  },
  empty: {
    detail: 'Compartilhe um programa com pessoas de fora: clientes, parceiros, futuros colegas.',
  },
  events: {
    PublicTrainingOpened: 'Treinamento aberto para todos',
    PublicTrainingWithdrawn: 'Treinamento público fechado',
  },
});

export const publicTrainingProblemPtBr: Record<keyof typeof publicTrainingProblemEnUs, string> = {
  'public-training-closed': 'Este treinamento não está aberto.',
  'public-training-left': 'Esta pessoa foi removida do treinamento.',
  'training-not-renewable': 'Um treinamento pode ser começado de novo quando o certificado está para vencer.',
  'public-training-full': 'O número de inscrições nos seus treinamentos chegou ao limite por dia.',
  'too-many-trainings': 'Esta pessoa já se inscreveu em tantos treinamentos quanto uma pessoa pode.',
  'public-training-program-fixed': 'O programa de um link público não pode ser alterado.',
  'public-training-program-id-taken': 'Este programa já tem um link público.',
  'public-training-slug-taken': 'Outro treinamento seu tem este endereço.',
  'embed-origin-invalid': 'Escreva endereços como https://www.exemplo.com.br ou https://*.exemplo.com.br',
  'embed-origin-repeated': 'Cada site uma só vez',
};
