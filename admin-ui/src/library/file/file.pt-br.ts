import { uploadStatusPtBr } from 'ui-kit/upload/upload.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';
import type { fileProblemEnUs } from './file-problem.en-us.ts';

/** As what a file was sent. */
export const fileKindPtBr = {
  attachment: 'Anexo',
  video: 'Vídeo',
  thumbnail: 'Miniatura',
  'document-answer': 'Resposta com documento',
  'profile-document': 'Documento do perfil',
};

export const filePtBr = resourcePtBr({
  name_one: 'Arquivo',
  name_other: 'Arquivos',
  gender: 'm',
  fields: {
    folderId: 'Pasta',
    originalName: 'Nome original',
    kind: 'Enviado como',
    size: 'Tamanho',
    sha256: 'SHA-256',
    answer: 'Resposta',
    responseId: 'Etapa da entrevista',
    questionId: 'Pergunta',
    takeId: 'Gravação',
    uploadedBy: 'Enviado por',
    uploaderName: 'Enviado por',
    type: 'Tipo',
    mime: 'Tipo de mídia',
    extension: 'Extensão',
    scan: 'Verificação de vírus',
    path: 'Caminho no armazenamento',
    reason: 'Motivo',
    finding: 'Vírus encontrado',
    renamed: 'Nome',
    moved: 'Pasta',
    playback: 'Reprodução',
    conversionFault: 'Por que não foi convertido',
    duration: 'Duração',
    width: 'Largura',
    height: 'Altura',
  },
  status: uploadStatusPtBr,
  kind: fileKindPtBr,
  type: { image: 'Imagem', video: 'Vídeo', audio: 'Áudio', document: 'Documento' },
  playback: {
    converting: 'Em conversão para todos os navegadores',
    converted: 'Reproduz em todos os navegadores',
    'as-it-came': 'Reproduz como foi enviado',
  },
  conversionFault: {
    'no-converter': 'o ffmpeg não está instalado no servidor',
    unreadable: 'não foi possível ler o arquivo',
    'too-long': 'tem mais de três horas',
    'too-slow': 'a conversão demorou demais',
  },
  scan: { clean: 'Sem vírus', 'not-scanned': 'Não verificado' },
  reason: {
    'file-hash-wrong': 'Não chegou como foi enviado',
    'file-type-wrong': 'O tipo não é aceito',
    'file-unsafe': 'Pode não ser seguro',
    'file-infected': 'Contém um vírus',
    'file-image-unreadable': 'A imagem não pode ser lida',
    'file-image-too-large': 'A imagem tem pixels demais',
    'file-check-failed': 'Não foi possível verificá-lo',
    'upload-removed': 'O envio foi removido',
    'upload-expired': 'O envio foi abandonado',
  },
  events: {
    Created: 'Envio iniciado',
    FileReceived: 'Arquivo recebido',
    FileVerified: 'Arquivo verificado',
    FileOptimized: 'Imagem otimizada',
    FileReceivedFromParent: 'Arquivo recebido com um programa de treinamento de uma empresa matriz',
    VideoConverted: 'Vídeo convertido',
    VideoNotConverted: 'Vídeo não convertido',
    FileRejected: 'Arquivo recusado',
    FileQuarantined: 'Arquivo colocado em quarentena',
    QuarantinedFileDeleted: 'Arquivo em quarentena excluído',
    FileRenamed: 'Arquivo renomeado',
    FileMoved: 'Arquivo movido',
    FileTrashed: 'Arquivo movido para a lixeira',
    FileRestored: 'Arquivo restaurado',
    Removed: 'Arquivo excluído definitivamente',
  },
});

export const folderPtBr = resourcePtBr({
  name_one: 'Pasta',
  name_other: 'Pastas',
  gender: 'f',
  fields: { parentId: 'Na pasta', trashedAt: 'Na lixeira desde', users: 'Pessoas', teams: 'Equipes', roles: 'Papéis' },
  events: {
    FolderShared: 'Pasta compartilhada',
    FolderTrashed: 'Pasta movida para a lixeira',
    FolderRestored: 'Pasta restaurada',
    Removed: 'Pasta excluída definitivamente',
  },
});

export const fileProblemPtBr: Record<keyof typeof fileProblemEnUs, string> = {
  'file-in-trash': 'Este arquivo está na lixeira. Restaure-o primeiro.',
  'file-not-trashed': 'Mova este arquivo para a lixeira primeiro.',
  'folder-in-trash': 'Esta pasta está na lixeira. Restaure-a primeiro.',
  'folder-not-trashed': 'Esta pasta não está mais na lixeira.',
  'folder-not-found': 'Esta pasta não existe mais.',
  'folder-is-system': 'Esta pasta não pode ser alterada.',
  'folder-in-itself': 'Uma pasta não pode ser movida para dentro dela mesma.',
  'folder-not-policies': 'Só é possível compartilhar pastas dentro de Políticas.',
  'folder-too-deep': 'Não é possível aninhar mais pastas.',
  'archive-empty': 'Não há nada para baixar aqui.',
  'archive-too-large': 'Isto é mais do que cabe em um arquivo ZIP.',
  'storage-full':
    'O armazenamento da sua empresa está cheio. Esvazie a lixeira ou exclua arquivos para liberar espaço.',
};
