import type { uploadProblemEnUs } from './upload.en-us.ts';

/** Where an upload stands. */
export const uploadStatusPtBr = {
  'on-hold': 'Em espera',
  processing: 'Processando',
  uploading: 'Enviando',
  optimizing: 'Otimizando',
  completed: 'Concluído',
  failed: 'Falhou',
};

/** What is said of one upload, and what can be done about it. */
export const uploadPtBr = {
  of: '{{sent}} de {{size}}',
  paused: 'Em espera',
  progress: 'Progresso de {{name}}',
  again: 'Este envio foi interrompido. Escolha o mesmo arquivo de novo e ele continua de onde parou.',
  chooseAgain: 'Escolher arquivo',
  chooseAgainNamed: 'Escolher {{name}} de novo',
  pause: 'Pausar',
  resume: 'Continuar',
  retry: 'Tentar de novo',
  remove: 'Remover',
  hide: 'Limpar',
  removing: 'Removendo',
  more_one: 'Mostrar mais 1',
  more_other: 'Mostrar mais ({{count}})',
  lost: 'Seu navegador não consegue lembrar todos estes envios. Se a página for recarregada, alguns terão de ser iniciados de novo.',
  loggingOut: {
    title: 'Ainda há arquivos sendo enviados',
    detail: 'Ao sair, estes envios param. Guarde-os para continuar nesta aba quando entrar de novo, ou remova-os.',
    stay: 'Continuar conectado',
    keep: 'Guardar e sair',
    drop: 'Remover e sair',
  },
  fault: {
    'upload-failed': 'O envio falhou. Algo deu errado!',
    'upload-other-file': 'Este arquivo é outro. Escolha o que você estava enviando.',
  },
};

export const uploadProblemPtBr: Record<keyof typeof uploadProblemEnUs, string> = {
  'file-hash-wrong': 'O arquivo não chegou como foi enviado. Tente de novo.',
  'file-type-wrong': 'Tipo de arquivo inválido',
  'file-type-and-size-wrong': 'Tipo e tamanho de arquivo inválidos',
  'file-unsafe': 'Este arquivo pode não ser seguro e não foi guardado.',
  'file-infected': 'Um vírus foi encontrado neste arquivo, e ele não foi guardado.',
  'file-image-unreadable': 'Não foi possível ler esta imagem',
  'file-image-too-large':
    'Esta imagem tem pixels demais. São aceitos até 250 megapixels, e até 50 em um JPEG progressivo ou um PNG entrelaçado.',
  'file-check-failed': 'Não foi possível verificar este arquivo, e ele não foi guardado.',
  'file-size-exceeded': 'Tamanho máximo excedido. Este arquivo não passou na validação de tamanho.',
  'file-empty': 'Este arquivo está vazio.',
  'too-many-uploads': 'Envios demais ao mesmo tempo. Espere alguns terminarem.',
  'upload-not-found': 'Este envio não existe mais. Comece de novo.',
  'upload-out-of-step': 'O envio foi interrompido. Tente de novo.',
  'upload-locked': 'Este envio está sendo feito de outro lugar.',
  'tus-version-unsupported': 'Esta versão do protocolo de envio não é compatível.',
  'upload-removed': 'Este envio foi removido.',
  'upload-expired': 'Este envio ficou parado por tempo demais. Comece de novo.',
};
