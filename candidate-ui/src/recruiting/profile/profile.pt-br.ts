export const profilePtBr = {
  profile: {
    title: 'Perfil',
    lead: 'As empresas às quais você se candidata veem seu nome e seus contatos.',
    personal: 'Dados pessoais',
    field: {
      firstName: 'Nome',
      lastName: 'Sobrenome',
      email: 'E-mail',
      phone: 'Telefone',
      location: 'Cidade ou região',
      postalCode: 'CEP ou código postal',
      country: 'País',
    },
    picture: {
      label: 'Foto',
      hint: 'PNG, JPEG ou WebP, até 5 MB. A imagem é cortada no centro.',
      choose: 'Escolher uma foto',
      replace: 'Trocar a foto',
      remove: 'Remover foto',
      saved: 'Foto salva.',
      removed: 'Foto removida.',
    },
    emailHint: 'Você entra com este endereço.',
    noCountry: 'Não informado',
    save: 'Salvar',
    saving: 'Salvando…',
    saved: 'Perfil atualizado.',
    unchanged: 'Nenhuma alteração para salvar.',
    data: {
      title: 'Seus dados',
      downloaded: 'Seus dados foram baixados.',
      download: {
        title: 'Uma cópia dos seus dados',
        detail:
          'Sua conta, seu perfil, suas candidaturas e o que cada empresa registrou sobre você, em um arquivo JSON.',
        action: 'Baixar uma cópia',
        busy: 'Preparando sua cópia…',
      },
      erase: {
        title: 'Excluir sua conta',
        detail: 'Remove você do Onrecord permanentemente. Não é possível desfazer.',
        open: 'Excluir minha conta…',
        question: 'Excluir sua conta permanentemente?',
        consequence: {
          account: 'Sua conta, seu perfil e seu acesso são excluídos imediatamente.',
          companies:
            'As empresas perdem os registros criados pelas suas candidaturas. As decisões delas permanecem, sem o seu nome. Registros que a equipe delas já tinha criado continuam com elas.',
          applications: 'Candidaturas em andamento são retiradas.',
          forEver: 'A chave de criptografia dos seus dados é destruída. Nada pode ser recuperado.',
        },
        password: 'Digite sua senha para confirmar',
        keep: 'Manter minha conta',
        action: 'Excluir permanentemente',
        busy: 'Excluindo…',
      },
    },
    erased: {
      title: 'Sua conta foi excluída',
      lead: 'Seus dados não podem mais ser lidos e sua sessão foi encerrada. Desejamos tudo de bom a você.',
      action: 'Ir para o login',
    },
  },
};
