import { uploadProblemPtBr, uploadPtBr, uploadStatusPtBr } from './upload.pt-br.ts';

export const fileUploadPtBr = {
  upload: {
    ...uploadPtBr,
    status: uploadStatusPtBr,
    list: 'Envios',
    dropOne: 'Solte um arquivo aqui, cole ou escolha um.',
    dropSeveral: 'Solte arquivos aqui, cole ou escolha alguns.',
    chooseOne: 'Escolher um arquivo',
    chooseSeveral: 'Escolher arquivos',
    limit: '{{types}}, até {{size}}.',
    oneOnly: 'Escolha um arquivo por vez.',
  },
  problem: {
    ...uploadProblemPtBr,
    'storage-full': 'Seu armazenamento está cheio. Exclua documentos para liberar espaço.',
  },
};
