// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

import {Ownable} from "@openzeppelin/contracts/access/Ownable.sol";
import {Ownable2Step} from "@openzeppelin/contracts/access/Ownable2Step.sol";
import {ECDSA} from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import {IERC165} from "@openzeppelin/contracts/utils/introspection/IERC165.sol";

/// ENSIP-10: answers for a name and all names below it.
interface IExtendedResolver {
    function resolve(bytes calldata name, bytes calldata data) external view returns (bytes memory);
}

/// Resolves names that a server keeps: sends clients to its gateways (ERC-3668), and accepts an answer that one of the listed
/// signers signed for this contract, this request and a short time. The owner lists gateways and signers. A new owner has to accept
/// before it is one, and the contract is never without one, because somebody has to be able to strike a stolen key off the list.
contract OffchainNameResolver is Ownable2Step, IExtendedResolver, IERC165 {
    /// The longest time for which an answer may hold. An answer of a stolen key dies with the key's place on the list, or after this.
    uint64 public constant maxLife = 1 hours;

    string[] private gateways;
    mapping(address signer => bool) public isSigner;

    event GatewaysChanged(string[] urls);
    event SignerChanged(address indexed signer, bool isListed);

    error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callbackFunction, bytes extraData);
    error NoGateways();
    error NoSigner();
    error Expired(uint64 expires);
    error TooLong(uint64 expires);
    error NotSigned(address recovered);
    error OwnerNeeded();

    /// @param urls with {sender} and {data} in them, or without {data} for gateways that take a POST
    constructor(address owner, string[] memory urls, address[] memory signers) Ownable(owner) {
        _setGateways(urls);
        if (signers.length == 0) revert NoSigner();
        for (uint256 i; i < signers.length; i++) _setSigner(signers[i], true);
    }

    function setGateways(string[] calldata urls) external onlyOwner {
        _setGateways(urls);
    }

    function setSigner(address signer, bool isListed) external onlyOwner {
        _setSigner(signer, isListed);
    }

    function urlsOfGateways() external view returns (string[] memory) {
        return gateways;
    }

    /// @inheritdoc IExtendedResolver
    function resolve(bytes calldata, bytes calldata) external view returns (bytes memory) {
        revert OffchainLookup(address(this), gateways, msg.data, this.resolveWithProof.selector, msg.data);
    }

    /// @param response the result, until when it holds (seconds since 1970), and the signature of both and the request
    /// @param request the call of `resolve`, as `OffchainLookup` carried it
    function resolveWithProof(bytes calldata response, bytes calldata request) external view returns (bytes memory) {
        (bytes memory result, uint64 expires, bytes memory signature) = abi.decode(response, (bytes, uint64, bytes));
        if (expires < block.timestamp) revert Expired(expires);
        if (expires > block.timestamp + maxLife) revert TooLong(expires);
        address recovered = ECDSA.recover(digestOf(expires, request, result), signature);
        if (!isSigner[recovered]) revert NotSigned(recovered);
        return result;
    }

    /// What a signer signs: ERC-191 with version 0, for this contract alone.
    function digestOf(uint64 expires, bytes calldata request, bytes memory result) public view returns (bytes32) {
        return keccak256(abi.encodePacked(hex"1900", address(this), expires, keccak256(request), keccak256(result)));
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == type(IERC165).interfaceId || id == type(IExtendedResolver).interfaceId;
    }

    /// The owner goes by handing over, and not otherwise.
    function renounceOwnership() public view override onlyOwner {
        revert OwnerNeeded();
    }

    function _setGateways(string[] memory urls) private {
        if (urls.length == 0) revert NoGateways();
        gateways = urls;
        emit GatewaysChanged(urls);
    }

    function _setSigner(address signer, bool isListed) private {
        if (signer == address(0)) revert NoSigner();
        isSigner[signer] = isListed;
        emit SignerChanged(signer, isListed);
    }
}
