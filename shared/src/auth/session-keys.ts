/** localStorage key of the access token (specification, section 3). */
export const ACCESS_TOKEN_KEY = 'accessToken'
