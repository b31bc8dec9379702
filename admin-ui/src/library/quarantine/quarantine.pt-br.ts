import { fileKindPtBr } from '#admin-ui/library/file/file.pt-br';
import { resourcePtBr } from '#admin-ui/shared/resource/words.pt-br';

export const quarantinePtBr = resourcePtBr({
  name_one: 'Arquivo em quarentena',
  name_other: 'Arquivos em quarentena',
  gender: 'm',
  title: 'Quarentena',
  fields: {
    finding: 'Encontrado',
    kind: 'Enviado como',
    size: 'Tamanho',
    sha256: 'SHA-256',
    uploaderName: 'Enviado por',
    quarantinedAt: 'Em quarentena desde',
  },
  kind: fileKindPtBr,
  empty: {
    title: 'Nada em quarentena',
    detail: 'Arquivos em que o antivírus encontra algo ficam guardados aqui, fora de alcance.',
  },
  remove: {
    action: 'Excluir definitivamente',
    title: 'Excluir este arquivo definitivamente?',
    detail: 'O conteúdo é excluído. O que foi encontrado nele fica no histórico.',
    done: 'Arquivo excluído definitivamente',
  },
});
