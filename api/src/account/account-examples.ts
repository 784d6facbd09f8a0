/** Bodies and answers for the OpenAPI document. */
export const examples = {
  changePassword: { currentPassword: 'Correct1horse', newPassword: 'Another2battery' },
  deleteAccount: { password: 'Correct1horse', confirmation: 'SUPPRIMER' },
  done: { success: true },
}
